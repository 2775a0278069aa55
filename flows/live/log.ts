import type { Step } from './allowed';

export const MOST_STEPS = 4000;

export interface Log {
  readonly add: (step: Step) => void;
  readonly steps: () => readonly Step[];
  readonly place: () => number;
  readonly isLive: () => boolean;
  readonly move: (by: number) => void;
  readonly goLive: () => void;
}

export function createLog(changed: () => void): Log {
  const steps: Step[] = [];
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
