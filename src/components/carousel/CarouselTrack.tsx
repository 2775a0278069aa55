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
  /** The heading's element. */
  title: ReactNode;
  /** The first card in view when the row is mounted. */
  initialSlide: number | undefined;
  onSlideChange: (first: number) => void;
}

interface CarouselTrackProps<Item> extends RowProps<Item> {
  /** What is to have the focus when its card is in view. */
  toFocus: RefObject<RowFocus | null>;
}

/**
 * The cards of a row. Buttons move by as many cards as are in view; swipes, trackpads and the arrow
 * keys by one, Home and End to the row's ends. Cards are rendered as they come near; cards out of view
 * are inert, also where a sliver of them shows that the row goes on.
 */
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
  /** The cards beyond those in view are rendered after the row has begun to move. */
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
      {/* Slick sets the cells' keys by their place. */}
      <Fragment key={keyOf(item)}>{index < rendered && renderItem(item, index)}</Fragment>
    </RowCell>
  ));
  return (
    <>
      <RowHeader>
        {title}
        <RowArrows {...{ heading, first, last, perView, goBy }} />
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
