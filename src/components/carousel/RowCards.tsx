import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../../lib/failures';
import { lazy, useLazy } from '../../lib/lazy';
import { direction } from '../../lib/site/settings';
import { afterPointerUp } from '../../lib/timing/after-pointer-up';
import { whenIdle } from '../../lib/timing/when-idle';
import { cardsPerView } from '../../theme/steps';
import { useMediaSteps } from '../use-media-steps';
import type { RowProps } from './CarouselTrack';
import { RowArrows } from './RowArrows';
import { RowHeader } from './RowLayout';
import type { RowFocus } from './row-keys';
import { ScrollRow, scrollToPlace } from './ScrollRow';

export const carouselTrack = lazy(async () => (await import('./CarouselTrack')).CarouselTrack);

/**
 * The carousel replaces native scrolling once the browser is idle, or the row is hovered or
 * focused. Right-to-left rows always scroll natively, since react-slick's `rtl` reverses the DOM
 * order.
 */
export function RowCards<Item>(props: RowProps<Item>) {
  const { title, heading, initialSlide = 0, onSlideChange, ...items } = props;
  const staysList = direction() === 'rtl';
  const [isWanted, setWanted] = useState(false);
  const [place, setPlace] = useState(initialSlide);
  const focused = useRef<RowFocus | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  const perView = useMediaSteps(cardsPerView);
  const last = Math.max(0, items.items.length - perView);
  const mount = () => afterPointerUp(() => setWanted(!staysList));
  const onIdle = useEffectEvent(mount);
  useEffect(() => whenIdle(() => onIdle()), []);
  const Track = useLazy(carouselTrack, {
    isWanted,
    onError: (error) => logFailure('the arrows of a row', error),
  });
  const goBy = (cards: number) => {
    const goal = Math.min(Math.max((asked.current ?? place) + cards, 0), last);
    asked.current = goal;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (box.current) scrollToPlace(box.current, goal, prefersReducedMotion ? 'instant' : 'smooth');
  };
  if (Track) return <Track {...props} initialSlide={place} toFocus={focused} />;
  return (
    <>
      <RowHeader onPointerEnter={mount}>
        {title}
        {staysList && (
          <RowArrows heading={heading} first={place} last={last} perView={perView} goBy={goBy} />
        )}
      </RowHeader>
      <ScrollRow
        {...items}
        ref={box}
        start={initialSlide}
        focused={focused}
        onApproach={mount}
        onMoved={(first) => {
          if (first === asked.current) asked.current = null;
          setPlace(first);
          onSlideChange?.(first);
        }}
      />
    </>
  );
}
