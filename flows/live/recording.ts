/** A list of steps as a file, and what it says about any moment. */
import { placeOf } from '../draw/words';
import { STOP, type Step } from './allowed';

/** One step a line. */
export function recordingText(steps: readonly Step[]): string {
  const lines = steps.map((step) => JSON.stringify(step));
  return `{"version":1,"steps":[\n${lines.join(',\n')}\n]}\n`;
}

/** @throws {Error} that says what is wrong with the file */
export function readRecording(text: string): Step[] {
  const { version, steps } = parsed(text);
  if (version !== 1 || !Array.isArray(steps)) throw new Error('This file is no recording.');
  return steps.map((step: unknown, at) => {
    if (!isStep(step)) throw new Error(`Step ${at + 1} of this recording cannot be read.`);
    const { time, actor, chart, use, event, transitions, states, tags } = step;
    return { time, actor, chart, use, event, transitions, states, tags };
  });
}

/** The last step of each chart that runs after the step at this place. */
export function runningAfter(steps: readonly Step[], place: number): Step[] {
  const last = new Map<number, Step>();
  for (const step of steps.slice(0, place + 1)) {
    if (step.event === STOP) last.delete(step.actor);
    else last.set(step.actor, step);
  }
  return [...last.values()];
}

/** The states that a step leads to, with those around them. */
export function statesAround({ states }: Step): ReadonlySet<string> {
  return new Set(
    states.flatMap((id) => id.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'))),
  );
}

/** `showing, reviewing`; regions that go on at the same time, with `and` between. */
export function placesOf(states: readonly string[]): string {
  return states.map(placeOf).join(' and ');
}

function parsed(text: string): { readonly version?: unknown; readonly steps?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    throw new Error('This file is no JSON.');
  }
}

function isStep(value: unknown): value is Step {
  const step = (value ?? {}) as Record<keyof Step, unknown>;
  return (
    [step.time, step.actor].every(Number.isSafeInteger) &&
    [step.chart, step.use, step.event].every(isText) &&
    [step.transitions, step.states, step.tags].every((it) => Array.isArray(it) && it.every(isText))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
