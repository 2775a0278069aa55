import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Mutant, mutantsOfChart, mutantsOfModule } from '../mutants/mutant';
import { reportOf } from '../mutants/report';
import { shuffled } from '../mutants/shuffled';
import { wiringModules } from '../mutants/wiring';
import { testsFor } from '../mutants/wiring-tests';

const chart = `
import { assign, setup } from 'xstate';
const MOST = 3;
export const doorMachine = setup({
  types: { context: {} as { turns: number } },
  actors: { knock: fromPromise<void>(async () => { throw new Error('not supplied'); }) },
  actions: {
    turn: assign(({ context }) => ({ turns: context.turns + 1 })),
    ring: () => { throw new Error('not supplied'); },
  },
  guards: { mayOpen: ({ context }) => context.turns < MOST },
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
        'key.turned': [{ guard: 'mayOpen', target: 'open', actions: ['turn', 'ring'] }, 'open'],
      },
    },
    open: {
      invoke: { id: 'knock', src: 'knock', onDone: 'shut', onError: { target: '#door.shut', reenter: true } },
      after: { WAIT: 'shut' },
    },
  },
});
`;
const mutants = mutantsOfChart('door', chart);
const idsOf = (operator: string, kind: Mutant['kind'] = 'chart') =>
  mutants
    .filter((it) => it.operator === operator && it.kind === kind)
    .map(({ place, change }) => `${place}: ${change}`);
const sourceOf = (id: string) => mutants.find((it) => it.id === id)?.source;

describe('mutants of a chart', () => {
  test('each thing that a chart says is removed, redirected or reversed once', () => {
    expect(idsOf('initial')).toEqual(["root: 'shut' → 'open'"]);
    expect(idsOf('tag')).toEqual(['shut: without busy', 'shut: without ready']);
    expect(idsOf('invoke')).toEqual(['open: without knock']);
    expect(idsOf('order')).toEqual(['shut on key.turned: #2 before #1']);
    expect(idsOf('reenter')).toEqual(['open on knock onError: without reenter']);
    expect(idsOf('delay')).toEqual(['WAIT: (200) + 1', 'WAIT: (200) - 1']);
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

  test('the code of guards, actions and helpers is changed, not what the site supplies', () => {
    const code = mutants.filter(({ kind }) => kind === 'code').map(({ id }) => id);
    expect(code).toEqual([
      'door field: turn, without turns',
      'door comparison: turn, context.turns + 1 → context.turns - 1',
      'door value: turn, 1 → 2',
      'door comparison: mayOpen, context.turns < MOST → context.turns <= MOST',
      'door comparison: mayOpen, context.turns < MOST → context.turns >= MOST',
      'door field: root context, without turns',
      'door value: root context, 0 → 1',
      'door value: MOST, 3 → 4',
    ]);
  });

  test('a mutant is the whole file with that one thing changed, and still a chart', () => {
    expect(sourceOf('door tag: shut, without busy')).toBe(chart.replace("'busy', ", ' '));
    expect(sourceOf('door order: shut on key.turned, #2 before #1')).toBe(
      chart.replace(/\[(\{ guard.*\}), ('open')\]/, '[$2, $1]'),
    );
    expect(sourceOf('door guard: shut on key.turned #1, not mayOpen')).toBe(
      `import { not as reversed } from 'xstate'; ${chart.replace("guard: 'mayOpen'", "guard: reversed('mayOpen')")}`,
    );
    for (const { source } of mutants) expect(() => mutantsOfChart('door', source)).not.toThrow();
  });

  test('no two have the same name', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });
});

test('conditions, fallbacks, calls and statements of a module are changed one at a time', () => {
  const module = `export function say(text?: string) {
    if (!text) return;
    log((text ?? 'none').trim().toString());
    done = text === 'x' && ready ? 1 : 2;
  }`;
  const changes = mutantsOfModule('say.ts', module).map(
    ({ operator, change }) => `${operator} ${change}`,
  );
  expect(changes.sort()).toEqual([
    "call (text ?? 'none').trim() → (text ?? 'none')",
    "comparison text === 'x' → text !== 'x'",
    'condition !text → false',
    'condition !text → text',
    'condition !text → true',
    "condition text === 'x' && ready ? 1 : 2 → 1",
    "condition text === 'x' && ready ? 1 : 2 → 2",
    "fallback text ?? 'none' → 'none'",
    "fallback text ?? 'none' → text",
    "logic text === 'x' && ready → text === 'x' || ready",
    "statement without done = text === 'x' && ready ? 1 : 2;",
    "statement without log((text ?? 'none').trim().toString());",
    "value 'none' → ''",
    "value 'x' → ''",
    'value 1 → 2',
    'value 2 → 3',
  ]);
});

test('the report counts those that change nothing apart, and names the survivors', () => {
  const [first, second, third] = mutants;
  const report = reportOf([
    { ...(first as Mutant), of: 'door', killedBy: 'a guest knocks', isEquivalent: false },
    { ...(second as Mutant), of: 'door', killedBy: null, isEquivalent: false },
    { ...(third as Mutant), of: 'door', killedBy: null, isEquivalent: true },
  ]);
  expect(report).toContain('| door | 1 of 2 (50.0 %) | – | 1 |');
  expect(report).toContain(`Survivors: 1\n  line ${second?.line}: ${second?.id}`);
});

test('a sample is the same for the same seed, and runs the tests of its module', () => {
  const numbers = Array.from({ length: 50 }, (_, at) => at);
  expect(shuffled(numbers, 7)).toEqual(shuffled(numbers, 7));
  expect(shuffled(numbers, 7)).not.toEqual(shuffled(numbers, 8));
  expect(shuffled(numbers, 7).toSorted((one, other) => one - other)).toEqual(numbers);
  expect(testsFor('features/account/use-password-change.ts')).toEqual({
    files: [
      'tests/browser/account/change-password.test.ts',
      'tests/browser/session/lost-session.test.ts',
      'tests/browser/session/session.test.ts',
    ],
    walks: [],
  });
  expect(testsFor('features/auth/use-sign-up.ts')).toEqual({
    files: [
      'tests/browser/auth/sign-up.test.ts',
      'tests/browser/landing/landing.test.ts',
      'tests/browser/journeys/main-job.test.ts',
      'tests/browser/network/forms.test.ts',
      'tests/browser/flows/walks.test.ts',
    ],
    walks: ['form'],
  });
});

test('what is listed as changing nothing is a mutant, has a reason, and is the exception', () => {
  const listed: Record<string, string> = JSON.parse(
    readFileSync('tests/mutants/equivalent.json', 'utf8'),
  );
  const ofCharts = readdirSync('machines').flatMap((file) =>
    mutantsOfChart(file.replace('.machine.ts', ''), readFileSync(`machines/${file}`, 'utf8')),
  );
  const ofWiring = wiringModules().flatMap((module) =>
    mutantsOfModule(module, readFileSync(`src/${module}`, 'utf8')),
  );
  const idsOf = (mutants: readonly { id: string }[]) => mutants.map(({ id }) => id);
  const [charts, wiring] = [idsOf(ofCharts), idsOf(ofWiring)].map((ids) =>
    Object.keys(listed).filter((id) => ids.includes(id)),
  );
  expect(Object.keys(listed).sort()).toEqual([...(charts ?? []), ...(wiring ?? [])].sort());
  expect(Object.values(listed).filter((reason) => !/^[A-Z].+\.$/.test(reason))).toEqual([]);
  expect(charts?.length).toBeLessThanOrEqual(25);
  // Of the mutants of the wiring only samples are run: these are known from them.
  expect(wiring?.length).toBeLessThanOrEqual(8);
});

test('every module of the wiring has browser tests that would notice a mutant', () => {
  const without = wiringModules().filter((module) => testsFor(module).files.length === 0);
  expect(without).toEqual([]);
});
