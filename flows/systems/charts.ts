import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlow, type State, statesBelow, type Transition } from '../draw/chart';
import { causeOf, withoutRoot } from '../draw/words';
import { type FlowName, flowCalled, flowNames } from '../flows';
import { namesOf } from '../uses';
import { type Passed, passedTo, readPassed } from './hooks';
import { type CodeOf, propertiesIn, readSource, type Source } from './sources';

export interface Place {
  readonly id: string;
  readonly state: string;
  readonly event: string | null;
  readonly says: string;
  readonly isEffect: boolean;
}

export interface RunningChart {
  readonly name: FlowName;
  readonly chart: State;
  readonly parts: readonly CodeOf[];
  readonly effects: readonly Source[];
  readonly placesOf: (part: string) => readonly Place[];
  readonly takersOf: (event: string) => readonly Transition[];
}

const PLACES = ['src', 'desk/page'];

export function filesOfCharts(): string[] {
  return PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
  ).filter((file) => /\.tsx?$/.test(file));
}

export function readCharts(): RunningChart[] {
  const files = filesOfCharts();
  const passed = readPassed(files);
  return flowNames.map((name) => readRunning(name, files, passed));
}

export function isRunBy(child: RunningChart, owner: RunningChart): boolean {
  const names = namesOf(child.name);
  return statesBelow(owner.chart).some(({ effects }) => effects.some((it) => names.includes(it)));
}

function readRunning(
  name: FlowName,
  files: readonly string[],
  passed: readonly Passed[],
): RunningChart {
  const chart = readFlow(flowCalled(name));
  const machine = readSource(`machines/${name}.machine.ts`);
  const given = new RegExp(
    `provideActors\\(${chart.key}Machine,|\\b${chart.key}Machine\\.provide\\(`,
  );
  const effects = files.filter((file) => given.test(readFileSync(file, 'utf8'))).map(readSource);
  const tables = [machine, ...effects].flatMap((source) =>
    [...propertiesIn(source.text, 'actions'), ...propertiesIn(source.text, 'actors')].map(
      ([part, text]): CodeOf => ({ part, source, text, by: null }),
    ),
  );
  const states = statesBelow(chart);
  const transitions = states.flatMap((state) => state.transitions);
  return {
    name,
    chart,
    effects,
    parts: [...tables, ...passedTo(name, effects, tables, passed)],
    placesOf: (part) => [
      ...transitions.filter(({ actions }) => has(actions, part)).map(placeOf),
      ...states.filter(({ entry }) => has(entry, part)).map(placeIn('begins')),
      ...states.filter(({ exit }) => has(exit, part)).map(placeIn('ends')),
      ...states.filter(({ effects: runs }) => has(runs, part)).map(placeIn(`runs ${part}`)),
    ],
    takersOf: (event) => transitions.filter((it) => it.event === event),
  };
}

function has(parts: readonly string[], part: string): boolean {
  return parts.some((it) => it === part || it.startsWith(`${part} (`));
}

export function placeOf(transition: Transition): Place {
  const { id, source, event, condition } = transition;
  const says = [`${withoutRoot(source)}: ${causeOf(transition)}`, condition].filter(Boolean);
  return { id, state: source, event, says: says.join(' '), isEffect: false };
}

function placeIn(how: string) {
  return ({ id }: State): Place => ({
    id: `${id} ${how}`,
    state: id,
    event: null,
    says: `${withoutRoot(id)} ${how}`,
    isEffect: how.startsWith('runs'),
  });
}
