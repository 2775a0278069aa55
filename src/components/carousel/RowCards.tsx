import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../../lib/failures';
import { lazy, useLazy } from '../../lib/lazy';
import { afterPointerUp } from '../../lib/timing/after-pointer-up';
import { whenIdle } from '../../lib/timing/when-idle';
import type { RowProps } from './CarouselTrack';
import { RowHeader } from './RowLayout';
import type { RowFocus } from './row-keys';
import { ScrollRow } from './ScrollRow';

/** What moves a row's cards: a chunk of its own, which the page's first sight does not wait for. */
export const carouselTrack = lazy(async () => (await import('./CarouselTrack')).CarouselTrack);

/**
 * The cards of a row and its heading. They scroll; in idle time, or when a pointer or the focus is on them, the
 * carousel replaces the list where it is, unless its code could not be loaded.
 */
export function RowCards<Item>(props: RowProps<Item>) {
  const { title, initialSlide = 0, onSlideChange, ...items } = props;
  const [isWanted, setWanted] = useState(false);
  const [place, setPlace] = useState(initialSlide);
  const focused = useRef<RowFocus | null>(null);
  const mount = () => afterPointerUp(() => setWanted(true));
  const onIdle = useEffectEvent(mount);
  useEffect(() => whenIdle(() => onIdle()), []);
  const Track = useLazy(carouselTrack, {
    isWanted,
    onError: (error) => logFailure('the arrows of a row', error),
  });
  if (Track) return <Track {...props} initialSlide={place} toFocus={focused} />;
  return (
    <>
      <RowHeader onPointerEnter={mount}>{title}</RowHeader>
      <ScrollRow
        {...items}
        start={initialSlide}
        focused={focused}
        onApproach={mount}
        onMoved={(first) => {
          setPlace(first);
          onSlideChange(first);
        }}
      />
    </>
  );
}
