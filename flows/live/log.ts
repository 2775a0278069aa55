/** The steps of the session so far, and which of them is looked at. */
import type { Step } from './allowed';

/** The oldest are dropped beyond this: some hours of browsing, about a megabyte. */
export const MOST_STEPS = 4000;

export interface Log {
  readonly add: (step: Step) => void;
  readonly steps: () => readonly Step[];
  /** The place of the step that is looked at; −1 while there is none. */
  readonly place: () => number;
  readonly isLive: () => boolean;
  /** Looks at the step this far from the present one; the last one is live. */
  readonly move: (by: number) => void;
  readonly goLive: () => void;
}

/** @param changed is called after each change */
export function createLog(changed: () => void): Log {
  const steps: Step[] = [];
  /** `null` while the last step is looked at, whichever that is. */
  let stopped: number | null = null;
  const place = () => stopped ?? steps.length - 1;
  return {
    add: (step) => {
      steps.push(step);
      if (steps.length > MOST_STEPS) {
        steps.shift();
        if (stopped !== null) stopped = Math.max(0, stopped - 1);
      }
      changed();
    },
    steps: () => steps,
    place,
    isLive: () => stopped === null,
    move: (by) => {
      const next = Math.max(0, place() + by);
      stopped = next >= steps.length - 1 ? null : next;
      changed();
    },
    goLive: () => {
      stopped = null;
      changed();
    },
  };
}
