/**
 * The allow-list: recordings and Stately's inspector see running charts only through it.
 * The panel also shows which context values changed (`changed.ts`).
 * Each text of a step is looked up in the chart, in `flows/uses.ts` or in `values.ts`.
 * A step copies no text from events, contexts, inputs or outputs, so user input cannot leak.
 */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { kebab } from '../draw/words';
import { branchesOf, nodesBelow, transitionId } from '../test-paths/names';
import { uses } from '../uses';
import { innermostIn } from './changed';
import { refusedGuards } from './refused';
import { type Failed, failureIn, type Values, valuesIn } from './values';

export interface Step {
  /** Unix time in ms; in a recording, ms since the first step. */
  readonly time: number;
  /** Random per page load; recordings number pages from 1. */
  readonly page: number;
  readonly actor: number;
  /** Another actor that caused the step; `null` if none did, or if the recording omits it. */
  readonly cause: number | null;
  readonly chart: string;
  readonly use: string;
  readonly event: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
  readonly tags: readonly string[];
  readonly refused: readonly string[];
  readonly values: Values;
  readonly failure: Failed | null;
}

export interface Happening extends Pick<Step, 'time' | 'page' | 'actor' | 'cause'> {
  readonly use: string;
  readonly event: AnyEventObject;
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly before: AnyMachineSnapshot | null;
  readonly snapshot: AnyMachineSnapshot;
}

export const BEGIN = 'xstate.init';
export const STOP = 'xstate.stop';

export function stepOf(happening: Happening): Step | null {
  const { machine, _nodes: nodes } = happening.snapshot;
  const chart = kebab(machine.id);
  const use = namesByChart.get(chart)?.find((name) => name === happening.use);
  const event = eventsOf(machine).find((type) => type === happening.event.type);
  if (use === undefined || event === undefined) return null;
  const { time, page, actor, cause, transitions, before } = happening;
  return {
    time: Math.round(time),
    page,
    actor,
    cause,
    chart,
    use,
    event,
    transitions: transitions.map(idOf),
    states: innermostIn(happening.snapshot),
    tags: [...new Set(nodes.flatMap(({ tags }) => tags))],
    refused: before ? refusedGuards(before, event, transitions) : [],
    values: valuesIn(happening.event),
    failure: failureIn(happening.event),
  };
}

export function definitionOf({ config }: AnyStateMachine): string {
  const { schemas: _, ...rest } = config as { readonly schemas?: unknown };
  return JSON.stringify(rest);
}

const namesByChart = new Map<string, string[]>();
for (const { charts } of uses) {
  for (const [chart, names] of Object.entries(charts)) {
    namesByChart.set(chart, [...(namesByChart.get(chart) ?? []), ...names]);
  }
}

const known = new WeakMap<AnyStateMachine, readonly string[]>();

function eventsOf(machine: AnyStateMachine): readonly string[] {
  const before = known.get(machine);
  if (before) return before;
  const ends = nodesBelow(machine.root)
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
  const events = [BEGIN, STOP, ...machine.events, ...ends];
  known.set(machine, events);
  return events;
}

function idOf(transition: AnyTransitionDefinition): string {
  const branches = branchesOf(transition.source).find((it) => it.includes(transition));
  return transitionId(transition, branches?.indexOf(transition) ?? 0);
}
