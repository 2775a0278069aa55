import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as xstate from 'xstate';
import { statelyFile, statelyJson } from '../../flows/atlas/stately';
import { type FlowName, flowCalled, flowNames } from '../../flows/flows';
import { configOf, statesOf } from '../machines/harness/config';

const fileOf = (name: FlowName) =>
  statelyFile(readFileSync(`machines/${name}.machine.ts`, 'utf8'), flowCalled(name).machine);

function paste(file: string): xstate.AnyStateMachine[] {
  const script = file.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/^export /gm, '');
  const names = [...script.matchAll(/^const (\w+) = setup\(/gm)].map(([, name]) => name);
  const context = createContext({ ...xstate });
  return runInContext(`${script}\n;[${names.join(', ')}]`, context) as xstate.AnyStateMachine[];
}

const wordsOf = (machine: xstate.AnyStateMachine) => JSON.stringify(configOf(machine));

function delaysOf({ root, implementations }: xstate.AnyStateMachine): unknown[] {
  const below = (node: typeof root): unknown[] => [
    ...node.after.map(({ delay }) => [node.id, implementations.delays[String(delay)] ?? delay]),
    ...Object.values(node.states).flatMap((it) => below(it as typeof root)),
  ];
  return below(root);
}

describe.each(flowNames)('%s', (name) => {
  const { machine } = flowCalled(name);

  test("can be pasted into Stately's Sketch, with its words and the length of each delay", () => {
    const pasted = paste(fileOf(name));
    expect(pasted.map(statesOf)).toEqual([statesOf(machine)]);
    expect(pasted.map(wordsOf)).toEqual([wordsOf(machine)]);
    expect(fileOf(name).includes('delays:')).toBe(delaysOf(machine).length > 0);
    for (const [delay, ms] of Object.entries(machine.implementations.delays)) {
      expect(fileOf(name)).toContain(`${delay}: ${ms}`);
    }
  });

  test('starts from its JSON with mocked effects and guards', () => {
    const { actors, guards } = machine.implementations;
    const mocked = <Mock>(names: object, mock: Mock) =>
      Object.fromEntries(Object.keys(names).map((it) => [it, mock]));
    const read = xstate.createMachine(JSON.parse(statelyJson(machine)), {
      actors: mocked(
        actors,
        xstate.fromCallback(() => undefined),
      ),
      guards: mocked(guards, () => false),
    });
    const actor = xstate.createActor(read, { clock: new xstate.SimulatedClock() }).start();
    expect(actor.getSnapshot().status).toBe('active');
    expect(delaysOf(read)).toEqual(delaysOf(machine));
    actor.stop();
  });
});

test('a chart that needs another file cannot be pasted', () => {
  const source = `import { setup } from 'xstate';
    import { later } from './later';
    export const chart = setup({ guards: { isLater: later } }).createMachine({ id: 'chart' });`;
  const chart = xstate.createMachine({ id: 'chart' });
  const file = statelyFile(source.replaceAll(/^ +/gm, ''), chart);
  expect(() => paste(file)).toThrow('later is not defined');
});

test('a chart that computes a delay has no length to write', () => {
  const chart = xstate.setup({ delays: { later: () => 5 } }).createMachine({ id: 'chart' });
  expect(() => statelyJson(chart)).toThrow('chart computes later.');
});
