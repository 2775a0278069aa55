import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { css } from '../../theme/css' with { type: 'macro' };
import { cardsPerView } from '../../theme/steps';
import type { ListItems } from '../list-state';
import { useMediaSteps } from '../use-media-steps';
import { CarouselArrow } from './CarouselArrow';
import { RowCell, RowClip, RowHeader, RowList } from './RowLayout';
import { Slides } from './Slides';
import { useDragGuard } from './use-drag-guard';
import { useRowPlace } from './use-row-place';
import { useSidewaysWheel } from './use-sideways-wheel';

export interface CarouselTrackProps<Item> extends ListItems<Item> {
  heading: string;
  /** The heading's element. */
  title: ReactNode;
  initialSlide: number | undefined;
  onSlideChange: (first: number) => void;
}

/**
 * The cards of a row. Buttons move by as many cards as are in view; swipes, trackpads and the arrow
 * keys by one, Home and End to the row's ends. Cards are rendered as they come near, and the empty cells after them when a
 * pointer or the focus comes to the row; cards out of view are inert, also where a sliver of them shows that the row goes on.
 */
export function CarouselTrack<Item>(props: CarouselTrackProps<Item>) {
  const { heading, title, items, keyOf, renderItem, initialSlide = 0, onSlideChange } = props;
  const perView = useMediaSteps(cardsPerView);
  const last = Math.max(0, items.length - perView);
  const box = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number | null>(null);
  const { slider, first, furthest, reached, goTo, goBy, onMoved, keepPlace } = useRowPlace({
    start: initialSlide,
    last,
    onSlideChange,
  });
  /** The cards beyond those in view come after the row has begun to move. */
  const rendered = useDeferredValue(furthest) + 2 * perView;
  const cardAt = (index: number) =>
    box.current?.querySelector<HTMLElement>(`[data-place="${index}"] a`);

  function onKeyDown(event: KeyboardEvent) {
    const cell = (event.target as Element).closest<HTMLElement>('[data-place]');
    if (!cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = toFocus.current ?? Number(cell.dataset.place);
    const end = items.length - 1;
    const goal = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: end }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const index = Math.min(Math.max(goal, 0), end);
    const isInView = index >= reached.current && index < reached.current + perView;
    if (isInView) return cardAt(index)?.focus();
    toFocus.current = index;
    goTo(index < reached.current ? index : index - perView + 1);
  }

  useEffect(() => {
    const index = toFocus.current;
    if (index === null || index < first || index >= first + perView) return;
    const card = cardAt(index);
    if (!card) return;
    toFocus.current = null;
    card.focus();
  });

  const dragGuard = useDragGuard();
  /** Whether a pointer or the focus has come: then all cells are there, and slick knows their sizes. */
  const [isReady, setIsReady] = useState(false);
  const prepare = () => setIsReady(true);
  // Cells that come during a swipe or a move would make slick set the row back.
  const prepareNow = () => flushSync(prepare);
  const onPointerEnter = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' ? prepare() : prepareNow();
  /** Also by a click without a pointer, as assistive technology makes. */
  const moveBy = (cards: number) => {
    prepareNow();
    goBy(cards);
  };
  useSidewaysWheel(box, moveBy);

  const cells = items.slice(0, isReady ? undefined : rendered).map((item, index) => (
    <RowCell key={keyOf(item)} data-place={index} inert={index < first || index >= first + perView}>
      {index < rendered && renderItem(item, index)}
    </RowCell>
  ));
  return (
    <>
      <RowHeader onPointerEnter={onPointerEnter} onFocus={prepare}>
        {title}
        <div
          hidden={last === 0}
          className={css({ display: 'flex', gap: '2', ms: 'auto', direction: 'ltr' })}
        >
          <CarouselArrow
            name="previous"
            label={`Previous ${heading}`}
            isEnd={first <= 0}
            onPress={() => moveBy(-perView)}
          />
          <CarouselArrow
            name="next"
            label={`Next ${heading}`}
            isEnd={first >= last}
            onPress={() => moveBy(perView)}
          />
        </div>
      </RowHeader>
      <RowClip
        ref={box}
        onKeyDown={onKeyDown}
        onPointerEnter={onPointerEnter}
        onFocus={prepare}
        {...dragGuard}
      >
        {last === 0 ? (
          <RowList>{cells}</RowList>
        ) : (
          <Slides
            ref={slider}
            start={first}
            perView={perView}
            isReady={isReady}
            onMoved={onMoved}
            onReInit={keepPlace}
          >
            {cells}
          </Slides>
        )}
      </RowClip>
    </>
  );
}
