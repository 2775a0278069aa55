import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import type { ListItems } from '../../lib/list-state';
import { cardsPerView } from '../../theme/steps';
import { useMediaSteps } from '../use-media-steps';
import { RowArrows } from './RowArrows';
import { RowCell, RowClip, RowHeader, RowList } from './RowLayout';
import { focusOn, goalOf, type RowFocus } from './row-keys';
import { Slides } from './Slides';
import { useDragGuard } from './use-drag-guard';
import { useRowPlace } from './use-row-place';
import { useSidewaysWheel } from './use-sideways-wheel';

export interface RowProps<Item> extends ListItems<Item> {
  heading: string;
  title: ReactNode;
  initialSlide?: number | undefined;
  onSlideChange?: (first: number) => void;
}

interface CarouselTrackProps<Item> extends RowProps<Item> {
  toFocus: RefObject<RowFocus | null>;
}

export function CarouselTrack<Item>(props: CarouselTrackProps<Item>) {
  const { heading, title, items, keyOf, renderItem, initialSlide = 0, onSlideChange } = props;
  const { toFocus } = props;
  const perView = useMediaSteps(cardsPerView);
  const last = Math.max(0, items.length - perView);
  const box = useRef<HTMLDivElement>(null);
  const { slider, first, furthest, reached, goTo, goBy, onMoved, keepPlace } = useRowPlace({
    start: initialSlide,
    last,
    onSlideChange,
  });
  const rendered = useDeferredValue(furthest) + 2 * perView;

  function onKeyDown(event: KeyboardEvent) {
    const place = goalOf(event, items.length - 1, toFocus.current?.place);
    if (place === null) return;
    const isInView = place >= reached.current && place < reached.current + perView;
    if (isInView) {
      focusOn(box.current, { place, nth: 0 });
      return;
    }
    toFocus.current = { place, nth: 0 };
    goTo(place < reached.current ? place : place - perView + 1);
  }

  useEffect(() => {
    const goal = toFocus.current;
    if (goal === null || goal.place < first || goal.place >= first + perView) return;
    if (focusOn(box.current, goal)) toFocus.current = null;
  });

  const dragGuard = useDragGuard();
  useSidewaysWheel(box, goBy);

  const cells = items.map((item, index) => (
    <RowCell key={keyOf(item)} data-place={index} inert={index < first || index >= first + perView}>
      {/* Repeats the cell's key, since slick replaces the keys of cells with indices. */}
      <Fragment key={keyOf(item)}>{index < rendered && renderItem(item, index)}</Fragment>
    </RowCell>
  ));
  return (
    <>
      <RowHeader>
        {title}
        <RowArrows heading={heading} first={first} last={last} perView={perView} goBy={goBy} />
      </RowHeader>
      <RowClip ref={box} onKeyDown={onKeyDown} {...dragGuard}>
        {last === 0 ? (
          <RowList>{cells}</RowList>
        ) : (
          <Slides
            ref={slider}
            start={first}
            perView={perView}
            onMoved={onMoved}
            onRendered={() => keepPlace(box.current)}
          >
            {cells}
          </Slides>
        )}
      </RowClip>
    </>
  );
}
