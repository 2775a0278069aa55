import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { machineOf } from '../mutants/machine-of';
import { mutantsOf } from '../mutants/mutant';
import { reportOf } from '../mutants/report';

const doorMachine = setup({
  types: { context: {} as { turns: number }, events: {} as { type: 'key.turned' } },
  actors: { knock: fromPromise<void>(() => new Promise(() => undefined)) },
  actions: {
    turn: assign(({ context }) => ({ turns: context.turns + 1 })),
    ring: () => undefined,
  },
  guards: { mayOpen: ({ context }) => context.turns < 3 },
  delays: { WAIT: 200 },
}).createMachine({
  id: 'door',
  context: { turns: 0 },
  initial: 'shut',
  states: {
    shut: {
      tags: ['busy', 'ready'],
      entry: 'ring',
      on: {
        'key.turned': [
          { guard: 'mayOpen', target: 'open', actions: ['turn', 'ring'] },
          { target: 'open' },
        ],
      },
    },
    open: {
      invoke: {
        id: 'knock',
        src: 'knock',
        onDone: 'shut',
        onError: { target: '#door.shut', reenter: true },
      },
      after: { WAIT: 'shut' },
    },
  },
});
const mutants = mutantsOf('door', doorMachine);
const idsOf = (operator: string) =>
  mutants
    .filter((it) => it.operator === operator)
    .map(({ place, change }) => `${place}: ${change}`);

function turned(id: string | null) {
  const machine = id === null ? doorMachine : mutants.find((it) => it.id === id)?.machine();
  if (!machine) throw new Error(`There is no mutant called ${id}.`);
  const actor = createActor(machine).start();
  actor.send({ type: 'key.turned' });
  const { value, context, tags } = actor.getSnapshot();
  actor.stop();
  return { value, turns: context.turns, tags: [...tags] };
}

describe('mutants of a chart', () => {
  test('each part of a chart is removed, redirected or reversed once', () => {
    expect(idsOf('initial')).toEqual(["root: 'shut' → 'open'"]);
    expect(idsOf('tag')).toEqual(['shut: without busy', 'shut: without ready']);
    expect(idsOf('invoke')).toEqual(['open: without knock']);
    expect(idsOf('order')).toEqual(['shut on key.turned: #2 before #1']);
    expect(idsOf('reenter')).toEqual(['open on knock onError: without reenter']);
    expect(idsOf('delay')).toEqual(['WAIT: later', 'WAIT: earlier']);
    expect(idsOf('guard')).toEqual([
      'shut on key.turned #1: without mayOpen',
      'shut on key.turned #1: not mayOpen',
    ]);
    expect(idsOf('action')).toEqual([
      'shut entry: without ring',
      'shut on key.turned #1: without turn',
      'shut on key.turned #1: without ring',
    ]);
    expect(idsOf('transition')).toEqual([
      'shut on key.turned #1: removed',
      'shut on key.turned #2: removed',
      'open on WAIT: removed',
      'open on knock onDone: removed',
      'open on knock onError: removed',
    ]);
    expect(idsOf('target')).toEqual([
      "shut on key.turned #1: 'open' → '#door.shut'",
      'shut on key.turned #1: without target',
      "shut on key.turned #2: 'open' → '#door.shut'",
      "open on WAIT: 'shut' → '#door.open'",
      "open on knock onDone: 'shut' → '#door.open'",
      "open on knock onError: '#door.shut' → '#door.open'",
    ]);
  });

  test('a mutant is the chart with that one change', () => {
    expect(turned(null)).toEqual({ value: 'open', turns: 1, tags: [] });
    const shut = { value: 'shut', turns: 1, tags: ['busy', 'ready'] };
    const open = { value: 'open', turns: 0, tags: [] };
    for (const [change, door] of [
      ['target: shut on key.turned #1, without target', shut],
      ["target: shut on key.turned #1, 'open' → '#door.shut'", shut],
      ['order: shut on key.turned, #2 before #1', open],
      ['guard: shut on key.turned #1, not mayOpen', open],
      ["initial: root, 'shut' → 'open'", open],
    ] as const) {
      expect(turned(`door ${change}`), change).toEqual(door);
    }
    const later = mutants.find(({ id }) => id === 'door delay: WAIT, later')?.machine();
    expect(later?.implementations.delays).toEqual({ WAIT: 201 });
    for (const { machine } of mutants) expect(machine).not.toThrow();
  });

  test('no two have the same name', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });
});

test('the report counts equivalent mutants separately, and names the survivors', () => {
  const verdicts = mutants.slice(0, 3).map((mutant, at) => ({
    ...mutant,
    of: 'door',
    killedBy: at === 0 ? 'a guest knocks' : null,
    isEquivalent: at === 2,
  }));
  const report = reportOf(verdicts);
  expect(report).toContain('| door | 1 of 2 (50.0 %) | 1 |');
  expect(report).toContain(`Survivors: 1\n  ${verdicts[1]?.id}`);
});

test('each equivalent mutant is a mutant, has a reason, and is the exception', async () => {
  const listed: Record<string, string> = JSON.parse(
    readFileSync('tests/mutants/equivalent.json', 'utf8'),
  );
  const names = readdirSync('machines').map((file) => file.replace('.machine.ts', ''));
  const charts = await Promise.all(
    names.map(async (name) => mutantsOf(name, await machineOf(name)).map(({ id }) => id)),
  );
  const known = new Set(charts.flat());
  expect(Object.keys(listed).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.values(listed).filter((reason) => !/^[A-Z].+\.$/.test(reason))).toEqual([]);
  expect(Object.keys(listed).length).toBeLessThanOrEqual(25);
});
