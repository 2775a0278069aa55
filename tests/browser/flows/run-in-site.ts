import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Failure } from '../../../contract/failure';
import { type Hits, stepperOf } from '../../../flows/test-paths/hits';
import { nodesBelow } from '../../../flows/test-paths/names';
import { BEGINNING, uncausedIn } from '../../../flows/test-paths/place';
import { sentencesOf } from '../../../flows/test-paths/sentences';
import { allOf, type TestPath } from '../../../flows/test-paths/test-path';
import { unreachable } from '../../../flows/unreachable';
import { assertionOf, leavesOf } from './alike';
import { type FlowDriver, nameOfUse } from './driver';
import { oracleOf, unjudgedIn } from './oracle';
import { takeShots } from './shots';
import type { SitePage } from './site-page';
import { unjudged } from './unjudged';

export function excusedIn({ flow }: FlowDriver): string[] {
  const { targets } = stepperOf(flow.machine);
  return Object.keys(unreachable).filter((target) => targets.has(target));
}

export function gapsIn(driver: FlowDriver, testPaths: readonly TestPath[]): string[] {
  const { flow, actions, calls, assertions } = driver;
  const excused = new Set(excusedIn(driver));
  const uncaused = uncausedIn(flow);
  const nodes = nodesBelow(flow.machine.root);
  const events = new Set(nodes.flatMap((node) => node.ownEvents as string[]));
  const follows = flow.site?.follows ?? {};
  return [
    ...[...events]
      .filter((type) => !type.startsWith('xstate.') && !(type in actions) && !(type in follows))
      .filter((type) => !uncaused.has(type))
      .map((type) => `no action causes ${type}`),
    ...Object.keys(flow.outputs)
      .filter((effect) => !(effect in calls))
      .map((effect) => `no call answers ${effect}`),
    ...leavesOf(driver)
      .filter((leaf) => assertionOf(leaf.id, assertions) === undefined)
      .filter((leaf) => !leaf.always?.length && !excused.has(`in ${leaf.id}`))
      .map((leaf) => `nothing is seen in ${leaf.id}`),
    ...unjudgedIn(driver, testPaths.flatMap(allOf))
      .map((name) => `${flow.machine.id} ${name}`)
      .filter((handed) => !(handed in unjudged))
      .map((handed) => `nothing comes of ${handed}`),
  ];
}

/** @throws {Error} that lists the steps so far, on a mismatch or a failed assertion */
export async function runInSite(
  driver: FlowDriver,
  testPath: TestPath,
  sitePage: SitePage,
): Promise<void> {
  const sentences = sentencesOf(testPath);
  const use = nameOfUse(driver, testPath.input);
  const pathUntil = (at: number) => {
    const way = sentences.slice(0, at + 1).map((it, place) => `${place}. ${it}`);
    return `the site's ${use} after\n${way.join('\n')}\n`;
  };
  const seen = () => sitePage.seen(use, driver.actorAt?.(testPath.input));
  const oracle = oracleOf(driver, sitePage);
  const arrive = async (cause: string, step: Hits, soFar: string) => {
    const { snapshot } = step;
    const value = async () => (await seen())?.value;
    await expect.poll(value, { message: soFar }).toEqual(snapshot.value);
    await oracle.judge(cause, step, soFar);
    for (const { id, states } of snapshot._nodes) {
      if (Object.keys(states).length > 0) continue;
      await assertionOf(id, driver.assertions)?.(sitePage, snapshot).catch((error: unknown) => {
        throw new Error(`${soFar}nothing shows ${id}`, { cause: error });
      });
    }
    await takeShots(sitePage.page, snapshot);
  };
  const countOf = async (type: string) =>
    (await seen())?.events.filter((it) => it === type).length ?? 0;
  await driver.begin(sitePage, testPath.input);
  await arrive(BEGINNING.type, testPath.begin, pathUntil(0));
  let from = testPath.begin.snapshot;
  for (const [at, { event, hits }] of testPath.steps.entries()) {
    const soFar = pathUntil(at + 1);
    const before = await countOf(event.type);
    await happen(driver, sitePage, event, from);
    if (hits.snapshot.status === 'stopped') return;
    const message = `${soFar}${event.type} isn't received`;
    await expect.poll(() => countOf(event.type), { message }).toBeGreaterThan(before);
    await arrive(event.type, hits, soFar);
    from = hits.snapshot;
  }
}

async function happen(
  { flow, actions, calls }: FlowDriver,
  sitePage: SitePage,
  event: AnyEventObject,
  from: AnyMachineSnapshot,
): Promise<void> {
  const [origin, kind, delay = ''] = event.type.split('.');
  if (origin !== 'xstate') return void (await actions[event.type]?.(sitePage, event, from));
  if (kind === 'after') return sitePage.pass(lengthOf(flow.machine.implementations.delays[delay]));
  const call = calls[event.actorId];
  if (!call) throw new Error(`No call answers ${event.actorId}.`);
  if ('succeed' in call) {
    if (kind === 'error') return void (await call.fail(sitePage, event.error as Failure, from));
    return void (await call.succeed(sitePage, event.output, from));
  }
  const path = typeof call.path === 'string' ? call.path : call.path(from);
  if (kind === 'error') return sitePage.fail(path, event.error as Failure);
  await sitePage.answer(path, call.body?.(event.output, from));
}

function lengthOf(delay: unknown): number {
  if (typeof delay !== 'number') throw new Error('The delay is not fixed.');
  return delay;
}
