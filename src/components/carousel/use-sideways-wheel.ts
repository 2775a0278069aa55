import { type RefObject, useEffect, useEffectEvent } from 'react';

const TRAVEL = 70;

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
    // React's wheel listeners are passive, so they cannot prevent the browser's back gesture.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);
}
