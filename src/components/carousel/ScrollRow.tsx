import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ListItems } from '../../lib/list-state';
import { css } from '../../theme/css' with { type: 'macro' };
import { cardsPerView } from '../../theme/steps';
import { useMediaSteps } from '../use-media-steps';
import { RowCell, RowClip, RowList } from './RowLayout';
import { focusIn, focusOn, goalOf, type RowFocus } from './row-keys';

interface ScrollRowProps<Item> extends ListItems<Item> {
  ref: RefObject<HTMLDivElement | null>;
  start: number;
  onMoved: (first: number) => void;
  onApproach: () => void;
  focused: RefObject<RowFocus | null>;
}

export function ScrollRow<Item>(props: ScrollRowProps<Item>) {
  const { ref: box, items, keyOf, renderItem, start, onMoved, onApproach, focused } = props;
  const perView = useMediaSteps(cardsPerView);
  const last = Math.max(0, items.length - perView);
  const [isNear, setNear] = useState(false);
  const rendered = isNear ? items.length : start + 2 * perView;
  const approach = () => {
    setNear(true);
    onApproach();
  };

  const goToStart = useEffectEvent(() => {
    if (box.current && start > 0) scrollToPlace(box.current, start, 'instant');
  });
  useLayoutEffect(() => goToStart(), []);
  // Removing a focused card may fire no `blur` event.
  useLayoutEffect(() => {
    if (!box.current?.contains(document.activeElement)) focused.current = null;
  });

  return (
    <RowClip
      ref={box}
      className={scrolling}
      onScroll={({ currentTarget }) => {
        setNear(true);
        onMoved(Math.min(placeOf(currentTarget), last));
      }}
      onPointerEnter={approach}
      onFocus={({ target }) => {
        focused.current = focusIn(box.current, target);
        approach();
      }}
      onBlur={() => {
        focused.current = null;
      }}
      onKeyDown={(event) => {
        const place = goalOf(event, items.length - 1);
        if (place !== null) focusOn(box.current, { place, nth: 0 });
      }}
    >
      <RowList className={trailing}>
        {items.map((item, index) => (
          <RowCell
            key={keyOf(item)}
            data-place={index}
            style={{ scrollSnapAlign: index <= last ? 'start' : 'none' }}
          >
            {index < rendered && renderItem(item, index)}
          </RowCell>
        ))}
      </RowList>
    </RowClip>
  );
}

const cellWidth = (row: Element) =>
  row.querySelector<HTMLElement>('[data-place]')?.offsetWidth ?? 1;

const placeOf = (row: Element) => Math.round(Math.abs(row.scrollLeft) / cellWidth(row));

export function scrollToPlace(row: Element, place: number, behavior: ScrollBehavior): void {
  const onward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollTo({ left: onward * place * cellWidth(row), behavior });
}

const scrolling = css({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: {
    base: 'calc({spacing.gutter} - {spacing.1.5})',
    lg: 'calc({spacing.gutter} - {spacing.2})',
  },
  overscrollBehaviorX: 'contain',
  py: '2',
  my: '-2',
});

const trailing = css({
  _after: { content: '""', flex: 'none', w: 'calc({spacing.gutter} + 2rem)' },
});
