import { placeOf } from '../draw/words';
import { STOP, type Step } from './allowed';
import { isFailed, isValues } from './values';

export function recordingText(steps: readonly Step[]): string {
  const lines = counted(steps).map((step) => JSON.stringify(step));
  return `{"version":2,"steps":[\n${lines.join(',\n')}\n]}\n`;
}

function counted(steps: readonly Step[]): Step[] {
  const sorted = steps.toSorted((one, other) => one.time - other.time);
  const pages = [...new Set(sorted.map(({ page }) => page))];
  const actors = [...new Set(sorted.map(({ actor }) => actor))];
  const begin = sorted[0]?.time ?? 0;
  return sorted.map((step) => ({
    ...step,
    time: step.time - begin,
    page: pages.indexOf(step.page) + 1,
    actor: actors.indexOf(step.actor) + 1,
    cause: step.cause === null ? null : actors.indexOf(step.cause) + 1 || null,
  }));
}

export function readRecording(text: string): Step[] {
  const { version, steps } = parsed(text);
  if (typeof version !== 'number' || !Array.isArray(steps))
    throw new Error('This file is no recording.');
  if (version !== 2) throw new Error('This recording is of an older site: record it again.');
  return steps.map((step: unknown, at) => {
    const read = readStep(step);
    if (!read) throw new Error(`Step ${at + 1} of this recording cannot be read.`);
    return read;
  });
}

export function readStep(value: unknown): Step | null {
  if (!isStep(value)) return null;
  const { time, page, actor, cause, chart, use, event, transitions, states, tags } = value;
  const { refused, values, failure } = value;
  return {
    time,
    page,
    actor,
    cause,
    chart,
    use,
    event,
    transitions,
    states,
    tags,
    refused,
    values,
    failure: failure && { kind: failure.kind, status: failure.status },
  };
}

export function runningAfter(steps: readonly Step[], place: number): Step[] {
  const last = new Map<number, Step>();
  for (const step of steps.slice(0, place + 1)) {
    if (step.event === STOP) last.delete(step.actor);
    else last.set(step.actor, step);
  }
  return [...last.values()];
}

export function statesAround({ states }: Step): ReadonlySet<string> {
  return new Set(
    states.flatMap((id) => id.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'))),
  );
}

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
    [step.time, step.page, step.actor, step.cause ?? 0].every(Number.isSafeInteger) &&
    [step.chart, step.use, step.event].every(isText) &&
    [step.transitions, step.states, step.tags, step.refused].every(
      (it) => Array.isArray(it) && it.every(isText),
    ) &&
    isValues(step.values) &&
    (step.failure === null || isFailed(step.failure))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
