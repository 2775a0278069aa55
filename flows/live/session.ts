/**
 * The steps of one session: of this page, of those that the tab showed before, and of other tabs in which the panel is
 * open, such as that of a payment.
 */
import type { AnyStateMachine } from 'xstate';
import { STOP, type Step } from './allowed';
import { MOST_STEPS } from './log';
import { createNarrator } from './narrator';
import { readStep, runningAfter } from './recording';
import type { Kept } from './window';

/** A step, and what the page on which it happened says of it. */
export interface Told {
  readonly step: Step;
  readonly says: string;
}

/**
 * @param hear is told each step of the session, those that are kept at once
 * @param closed says that the panel has been closed
 * @returns what is told each step of this page, and the chart that took it
 */
export function joinSession(kept: Kept, hear: (told: Told) => void, closed: AbortSignal) {
  const narrate = createNarrator();
  const session = readTold(kept.steps);
  const own: Step[] = [];
  const channel = new BroadcastChannel('fin.inspect');
  closed.addEventListener('abort', () => channel.close());

  function take(told: Told): void {
    session.push(told);
    if (session.length > MOST_STEPS) session.shift();
    hear(told);
  }
  function tell(step: Step, says: string): void {
    if (closed.aborted) return;
    own.push(step);
    if (own.length > MOST_STEPS) own.shift();
    take({ step, says });
    channel.postMessage({ step, says });
    leaveLast();
  }
  /** After the site's own listeners so far, whose charts take a last step when the page is left. */
  function leaveLast(): void {
    removeEventListener('pagehide', leave);
    addEventListener('pagehide', leave, { signal: closed });
  }
  function leave(): void {
    const time = Math.round(performance.timeOrigin + performance.now());
    for (const last of runningAfter(own, own.length - 1)) {
      const nothing = { cause: null, transitions: [], refused: [], values: {}, failure: null };
      tell({ ...last, ...nothing, time, event: STOP }, `${last.use} ends with its page`);
    }
    kept.keepSteps(JSON.stringify(session));
  }

  for (const told of session) hear(told);
  channel.onmessage = ({ data }) => readOne(data).forEach(take);
  return (step: Step, machine: AnyStateMachine) => tell(step, narrate(step, machine));
}

/** Leaves out what is no step: any script of the origin may have written to the storage. */
function readTold(text: string): Told[] {
  if (text === '') return [];
  const told: unknown = JSON.parse(text);
  return Array.isArray(told) ? told.flatMap(readOne) : [];
}

function readOne(told: unknown): Told[] {
  const { step: given, says } = (told ?? {}) as { step?: unknown; says?: unknown };
  const step = readStep(given);
  return step && typeof says === 'string' ? [{ step, says }] : [];
}
