import { isDeepStrictEqual } from 'node:util';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  SimulatedClock,
} from 'xstate';
import type { Flow } from '../test-paths/flow';
import type { Path } from '../test-paths/paths';
import type { Coverage } from './coverage';
import type { Effects } from './effects';
import { violationsOf } from './invariants';
import { brokenPromises, type Moment, type Promises } from './promises';

export interface Harness {
  readonly effects: Effects;
  readonly coverage: Coverage;
  readonly promises: Promises;
  readonly awaitsOwner?: Flow['awaitsOwner'];
}

export async function replay(harness: Harness, { input, steps }: Path): Promise<void> {
  const running = beginReplay(harness, input);
  for (const { event, expected } of steps) await running.step(event, expected);
  running.stop();
}

export interface Running {
  readonly step: (event: AnyEventObject, expected: AnyMachineSnapshot) => Promise<void>;
  readonly stop: () => void;
}

export function beginReplay(
  { effects, coverage, promises, awaitsOwner }: Harness,
  input: unknown,
): Running {
  effects.reset();
  const clock = new SimulatedClock();
  const actor = createActor(effects.machine, { input, clock, inspect: coverage.inspect });
  actor.subscribe({ error: () => {} });
  actor.on('*', (event) => effects.calls.push(['emits', event]));
  actor.start();
  const testPath: Moment[] = [];
  const check = (event: AnyEventObject | null, expected = actor.getSnapshot()) => {
    const now = actor.getSnapshot();
    testPath.push({ event, calls: effects.calls.splice(0), snapshot: now });
    const errors = [
      ...brokenPromises(promises, testPath),
      ...differences(now, expected),
      ...violationsOf(now, effects.running(), awaitsOwner),
    ];
    if (errors.length > 0) throw new Error(report(input, testPath, now, errors));
  };
  check(null);
  return {
    async step(event, expected) {
      await perform(actor, clock, effects, event);
      check(event, expected);
    },
    stop: () => void actor.stop(),
  };
}

export async function perform(
  actor: AnyActor,
  clock: SimulatedClock,
  effects: Effects,
  event: AnyEventObject,
): Promise<void> {
  const [origin, kind, delay = ''] = event.type.split('.');
  if (origin !== 'xstate') actor.send(event);
  else if (kind === 'after') clock.increment(lengthOf(delay, effects));
  else if (kind === 'done') await effects.succeed(event.actorId, event.output);
  else await effects.fail(event.actorId, event.error);
}

function lengthOf(delay: string, { machine }: Effects): number {
  const length = machine.implementations.delays[delay];
  if (typeof length !== 'number') throw new Error(`${delay} is no fixed delay.`);
  return length;
}

function differences(actual: AnyMachineSnapshot, expected: AnyMachineSnapshot): string[] {
  return (['status', 'value', 'context'] as const).flatMap((part) =>
    isDeepStrictEqual(actual[part], expected[part])
      ? []
      : [`${part} should be ${JSON.stringify(expected[part])}`],
  );
}

function report(
  input: unknown,
  [, ...walked]: readonly Moment[],
  { value, context, status }: AnyMachineSnapshot,
  errors: readonly string[],
): string {
  const way = walked.map(({ event }) => `  ${JSON.stringify(event)}`).join('\n');
  const end = JSON.stringify({ status, value, context });
  return `${errors.join('\n')}\nafter ${JSON.stringify(input)} and\n${way}\nit is ${end}`;
}
