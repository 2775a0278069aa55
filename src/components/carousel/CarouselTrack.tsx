import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import Slider from 'react-slick';
import { css } from '../../theme/css' with { type: 'macro' };
import { cardsPerView } from '../../theme/steps';
import type { ListItems } from '../list-state';
import { useMediaSteps } from '../use-media-steps';
import { CarouselArrow } from './CarouselArrow';
import { RowCell, RowClip, RowHeader, RowList } from './RowLayout';
import { useDragGuard } from './use-drag-guard';
import { useSidewaysWheel } from './use-sideways-wheel';

interface CarouselTrackProps<Item> extends ListItems<Item> {
  heading: string;
  /** The heading's element. */
  title: ReactNode;
  initialSlide: number | undefined;
  onSlideChange: (first: number) => void;
}

/**
 * The cards of a row. Buttons move by as many cards as are in view; swipes, trackpads and the arrow
 * keys by one, Home and End to the row's ends. Cards are rendered as they come near; those out of view
 * are inert, also where a sliver of them shows that the row goes on.
 */
export function CarouselTrack<Item>(props: CarouselTrackProps<Item>) {
  const { heading, title, items, keyOf, renderItem, initialSlide = 0, onSlideChange } = props;
  const perView = useMediaSteps(cardsPerView);
  const last = Math.max(0, items.length - perView);
  const slider = useRef<Slider>(null);
  const box = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number | null>(null);
  const [first, setFirst] = useState(Math.min(initialSlide, last));
  const [furthest, setFurthest] = useState(first);
  /** The cards beyond those in view come after the row has begun to move. */
  const rendered = useDeferredValue(furthest) + 2 * perView;

  /** Where the row is. A ref, since `first` is stale in a handler until the next render. */
  const reached = useRef(first);
  /** Where it was asked to go, until slick moves there: quick presses add up. */
  const asked = useRef<number | null>(null);
  const goTo = (goal: number) => {
    const place = Math.min(Math.max(goal, 0), last);
    if (place === (asked.current ?? reached.current)) return;
    asked.current = place;
    slider.current?.slickGoTo(place);
  };
  const goBy = (cards: number) => goTo((asked.current ?? reached.current) + cards);
  const cardAt = (index: number) =>
    box.current?.querySelector<HTMLElement>(`[data-place="${index}"] a`);

  function onMoved(next: number) {
    // Of several quick presses only the last one counts.
    if (asked.current !== null && asked.current !== next) return;
    asked.current = null;
    reached.current = next;
    setFirst(next);
    setFurthest((far) => Math.max(far, next));
    onSlideChange(next);
  }

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

  // With more cards in view, as when a phone is turned, the row would end in a gap.
  useEffect(() => {
    if (first > last) slider.current?.slickGoTo(last);
  }, [first, last]);

  /** Slick reads its state between two renders on a resize, and may so write back where it was before. */
  function keepPlace() {
    const slick = slider.current?.innerSlider as { state?: { currentSlide: number } } | undefined;
    const place = slick?.state?.currentSlide ?? reached.current;
    if (asked.current === null && place !== reached.current)
      slider.current?.slickGoTo(reached.current);
  }

  const dragGuard = useDragGuard();
  useSidewaysWheel(box, goBy);

  const cells = items.map((item, index) => (
    <RowCell key={keyOf(item)} data-place={index} inert={index < first || index >= first + perView}>
      {index < rendered && renderItem(item, index)}
    </RowCell>
  ));
  return (
    <>
      <RowHeader>
        {title}
        <div
          hidden={last === 0}
          className={css({ display: 'flex', gap: '2', ms: 'auto', direction: 'ltr' })}
        >
          <CarouselArrow
            name="previous"
            label={`Previous ${heading}`}
            isEnd={first <= 0}
            onPress={() => goBy(-perView)}
          />
          <CarouselArrow
            name="next"
            label={`Next ${heading}`}
            isEnd={first >= last}
            onPress={() => goBy(perView)}
          />
        </div>
      </RowHeader>
      <RowClip ref={box} onKeyDown={onKeyDown} {...dragGuard}>
        {last === 0 ? (
          <RowList>{cells}</RowList>
        ) : (
          <Slider
            ref={slider}
            infinite={false}
            arrows={false}
            accessibility={false}
            speed={240}
            waitForAnimate={false}
            swipeToSlide
            initialSlide={first}
            slidesToShow={perView}
            beforeChange={(_from, next) => onMoved(next)}
            onReInit={keepPlace}
          >
            {cells}
          </Slider>
        )}
      </RowClip>
    </>
  );
}
