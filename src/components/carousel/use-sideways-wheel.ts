import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pixels that two fingers travel before a row moves by one card. */
const TRAVEL = 70;

/**
 * Calls `onStep` with 1 or -1 as a trackpad pushes the element sideways. The listener is the
 * browser's own: React's is passive and could not keep the browser from going back a page.
 */
export function useSidewaysWheel(ref: RefObject<HTMLElement | null>, onStep: (by: number) => void) {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let travelled = 0;
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      travelled += event.deltaX;
      if (Math.abs(travelled) < TRAVEL) return;
      step(Math.sign(travelled));
      travelled = 0;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);
}
