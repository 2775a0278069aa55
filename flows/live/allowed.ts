/**
 * What may be seen of running charts: the one list that the panel, a recording and Stately's inspector
 * are given. Each text is looked up in the chart, among its uses (`flows/uses.ts`) or in `values.ts`; none is copied
 * from an event, a context, an input or an output, so nothing that a person typed can be in it.
 */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { uses } from '../uses';
import { branchesOf, nodesBelow, transitionId } from '../walk/names';
import { innermostIn } from './changed';
import { refusedGuards } from './refused';
import { type Failed, failureIn, type Values, valuesIn } from './values';

/** What one event did to one running chart. */
export interface Step {
  /** Whole milliseconds; in a file since its first step. */
  readonly time: number;
  /** The document in which it happened. In a file, pages are counted: a reload and another tab are pages of their own. */
  readonly page: number;
  /** The running chart: two hearts are two actors. In a file, actors are counted. */
  readonly actor: number;
  /** The actor in whose step it came, or `null`: by a person, the network, the time or another tab. */
  readonly cause: number | null;
  /** The flow's file name: `cast-mail`. */
  readonly chart: string;
  /** Its name of use: `Sign in`. */
  readonly use: string;
  readonly event: string;
  /** Ids as `transitionId` makes them, in the order in which they were taken. */
  readonly transitions: readonly string[];
  /** Ids of the innermost states that the chart is in afterwards. */
  readonly states: readonly string[];
  readonly tags: readonly string[];
  /** Names of the guards that refused the event, each once. */
  readonly refused: readonly string[];
  readonly values: Values;
  /** Why an effect failed; `null` for any other event. */
  readonly failure: Failed | null;
}

export interface Happening extends Pick<Step, 'time' | 'page' | 'actor' | 'cause'> {
  /** The actor's id. */
  readonly use: string;
  readonly event: AnyEventObject;
  readonly transitions: readonly AnyTransitionDefinition[];
  /** `null` at the beginning. */
  readonly before: AnyMachineSnapshot | null;
  readonly snapshot: AnyMachineSnapshot;
}

export const BEGIN = 'xstate.init';
export const STOP = 'xstate.stop';

/** `null` for a chart, a use or an event that no list knows. */
export function stepOf(happening: Happening): Step | null {
  const { machine, _nodes: nodes } = happening.snapshot;
  const chart = machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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

/** The chart as it stands in its file, for Stately's inspector; what is a function is left out. */
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
