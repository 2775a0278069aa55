import type { AnyStateMachine } from 'xstate';
import { STOP, type Step } from './allowed';
import type { Changed } from './changed';
import { type Detail, detailsOf, isDetail } from './details';
import { MOST_STEPS } from './log';
import { createNarrator } from './narrator';
import { readStep, runningAfter } from './recording';
import type { Kept } from './window';

export interface Entry {
  readonly step: Step;
  readonly says: string;
  readonly details: readonly Detail[];
}

export function joinSession(kept: Kept, show: (entry: Entry) => void, closed: AbortSignal) {
  const narrate = createNarrator();
  const session = readSession(kept.steps);
  const own: Step[] = [];
  const channel = new BroadcastChannel('fin.inspect');
  closed.addEventListener('abort', () => channel.close());

  function add(entry: Entry): void {
    session.push(entry);
    if (session.length > MOST_STEPS) session.shift();
    show(entry);
  }
  function addOwn(entry: Entry): void {
    if (closed.aborted) return;
    own.push(entry.step);
    if (own.length > MOST_STEPS) own.shift();
    add(entry);
    channel.postMessage(entry);
    leaveLast();
  }
  /**
   * Registers the listener again, so that it runs after the site's `pagehide` listeners, in which
   * charts take their last step.
   */
  function leaveLast(): void {
    removeEventListener('pagehide', leave);
    addEventListener('pagehide', leave, { signal: closed });
  }
  function leave(): void {
    const time = Math.round(performance.timeOrigin + performance.now());
    for (const last of runningAfter(own, own.length - 1)) {
      const nothing = { cause: null, transitions: [], refused: [], values: {}, failure: null };
      const step = { ...last, ...nothing, time, event: STOP };
      addOwn({ step, says: `${last.use} ends with its page`, details: [] });
    }
    kept.keepSteps(session);
  }

  for (const entry of session) show(entry);
  channel.onmessage = ({ data }) => readEntry(data).forEach(add);
  return (step: Step, machine: AnyStateMachine, changed: Changed) =>
    addOwn({ step, says: narrate(step, machine), details: detailsOf(step, machine, changed) });
}

/** Validates the entries, since any script of the origin can write to storage. */
function readSession(entries: unknown): Entry[] {
  return Array.isArray(entries) ? entries.flatMap(readEntry) : [];
}

function readEntry(value: unknown): Entry[] {
  const { step: given, says, details } = (value ?? {}) as Readonly<Record<keyof Entry, unknown>>;
  const step = readStep(given);
  if (!step || typeof says !== 'string' || !Array.isArray(details)) return [];
  return [{ step, says, details: details.filter(isDetail) }];
}
