/** Finds functions passed to charts: handlers of emitted events, and callbacks in `CALLBACKS`. */
import type { FlowName } from '../flows';
import {
  argumentsAt,
  type CodeOf,
  objectsPassed,
  quotedIn,
  readSource,
  type Source,
} from './sources';

export interface Passed {
  readonly to: string;
  readonly source: Source;
  readonly functions: ReadonlyMap<string, string>;
}

type Parts = Readonly<Record<string, readonly string[]>>;

/**
 * Functions that take callbacks for a chart, each with that chart.
 * `parts`: the chart's actions and effects, by the callback that runs with them.
 */
export const CALLBACKS: Readonly<Record<string, { chart: FlowName; parts: Parts }>> = {
  useForm: {
    chart: 'form',
    parts: {
      submit: ['submitForm'],
      onEdited: ['noteChange', 'startOver'],
      onAccepted: ['announceAccepted'],
      onFailed: ['announceFailure'],
      onSettled: ['announceAccepted', 'announceFailure'],
    },
  },
  removableList: {
    chart: 'continue-watching',
    parts: { forget: ['takeOut'], restore: ['putBack'] },
  },
};

/** Functions that hooks return, each with the event that it sends to the hook's chart. */
const VERBS: Readonly<Record<string, string>> = { 'form.follow': 'field.changed' };

export function sentByVerbs(text: string): string[] {
  return Object.entries(VERBS).flatMap(([verb, event]) =>
    text.includes(`${verb}(`) ? [event] : [],
  );
}

export function readPassed(files: readonly string[]): Passed[] {
  return files.map(readSource).flatMap((source) => [
    ...['useEmitted', ...Object.keys(CALLBACKS)].flatMap((to) =>
      objectsPassed(source.text, to).map((functions) => ({ to, source, functions })),
    ),
    ...[...source.text.matchAll(/\.on\('(\w+\.\w+)', /g)].map(
      ({ index, 0: call, 1: event = '' }) => ({
        to: 'on',
        source,
        functions: new Map([[event, argumentsAt(source.text, index + call.length)]]),
      }),
    ),
  ]);
}

export function passedTo(
  chart: FlowName,
  effects: readonly Source[],
  tables: readonly CodeOf[],
  all: readonly Passed[],
): CodeOf[] {
  const emittersOf = (event: string) =>
    tables
      .filter(({ text }) => /\bemit\(/.test(text) && quotedIn(text).includes(event))
      .map(({ part }) => part);
  return all.flatMap(({ to, source, functions }) => {
    const partsFor = (name: string) => CALLBACKS[to]?.parts[name] ?? emittersOf(name);
    // The handlers belong to the chart only if it emits all of their events. A single event, such as
    // `failure.raised`, may be emitted by several charts.
    const isOf = CALLBACKS[to]
      ? CALLBACKS[to].chart === chart
      : (to !== 'on' || effects.includes(source)) &&
        [...functions.keys()].every((event) => emittersOf(event).length > 0);
    const code = ([name, text]: [string, string]) => {
      const isToForm = sentByVerbs(text).length > 0;
      const hook = isToForm ? objectsPassed(source.text, 'useForm')[0] : functions;
      const [, by = null] = /'([^']+)'/.exec(hook?.get('use') ?? '') ?? [];
      return partsFor(name).map((part) => ({ part, source, text, by }));
    };
    return isOf ? [...functions].flatMap(code) : [];
  });
}
