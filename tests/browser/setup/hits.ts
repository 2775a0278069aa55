/**
 * With `HITS=on`, records in `build/hits` which coverage targets each test file hits.
 * Transition ids match `transitionId` in flows/test-paths/names.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { HITS } from '../../../flows/report-files';

const hits = new Set<string>();

export async function watchHits(context: BrowserContext): Promise<void> {
  await context.exposeBinding('reportCrossed', (_, targets: string[]) => note(targets));
  await context.addInitScript(observeFlows);
}

/** Uses no Playwright binding, because Chromium counts a binding's calls as user activation. */
export async function watchHitsQuietly(page: Page): Promise<{ collect(): Promise<void> }> {
  await page.addInitScript(observeFlows);
  return { collect: async () => note(await page.evaluate(() => [...globalThis.hitTargets])) };
}

function note(targets: readonly string[]): void {
  for (const target of targets) hits.add(target);
}

export function keepHits(testFile: string): void {
  const name = testFile.replace(/^.*tests\/browser\//, '').replaceAll('/', '.');
  keepTargets(basename(name, '.test.ts'), hits);
  hits.clear();
}

export function keepTargets(name: string, targets: ReadonlySet<string>): void {
  if (process.env.HITS !== 'on') return;
  mkdirSync(HITS, { recursive: true });
  writeFileSync(`${HITS}/${name}.json`, JSON.stringify([...targets].sort()));
}

export interface SeenFlow {
  value: unknown;
  events: string[];
}

export interface SeenFlows {
  [use: string]: SeenFlow[];
}

declare global {
  var reportCrossed: ((targets: string[]) => Promise<void>) | undefined;
  var hitTargets: Set<string>;
  var seenFlows: SeenFlows;
  /** Names of stopped actors in memory; `null` until an actor of the chart or an effect has stopped. */
  var stoppedActors: (chart: string) => string[] | null;
}

function observeFlows(): void {
  const hits = new Set<string>();
  globalThis.hitTargets = hits;
  const waiting: string[] = [];
  const tell = (target: string) => {
    if (hits.has(target)) return;
    hits.add(target);
    if (waiting.length === 0) queueMicrotask(() => globalThis.reportCrossed?.(waiting.splice(0)));
    waiting.push(target);
  };
  globalThis.seenFlows = {};
  const stopped: WeakRef<AnyActorRef>[] = [];
  const stoppedCharts = new Set<string>();
  globalThis.stoppedActors = (chart) => {
    if (!stoppedCharts.has(chart)) return null;
    return stopped
      .flatMap((it) => it.deref() ?? [])
      .map(({ id, _parent }) => (_parent ? `${_parent.id} ${id}` : id))
      .sort();
  };
  const seen = new WeakMap<AnyActorRef, SeenFlow>();
  const ids = new WeakMap<object, string>();
  const known = new WeakSet<AnyStateMachine>();

  type Node = AnyStateMachine['root'];
  const watchNode = (machine: AnyStateMachine, node: Node) => {
    const branches = [...node.transitions.values(), ...(node.always ? [node.always] : [])];
    for (const transitions of branches) {
      for (const [at, transition] of transitions.entries()) {
        const id = `${node.id} on ${transition.eventType || 'always'} #${at + 1}`;
        ids.set(transition, id);
        const guard = transition.guard as { type: string; params?: unknown } | string | undefined;
        if (!guard) continue;
        const { type, params } = typeof guard === 'string' ? { type: guard } : guard;
        const judge = machine.implementations.guards[type] as (
          scope: object,
          params: unknown,
        ) => boolean;
        transition.guard = (scope: object) => {
          const passes = judge(scope, typeof params === 'function' ? params(scope) : params);
          tell(`${passes ? 'if' : 'unless'} ${id}`);
          return passes;
        };
      }
    }
    for (const child of Object.values(node.states)) watchNode(machine, child as Node);
  };
  const seenOf = (actorRef: AnyActorRef) => {
    const known = seen.get(actorRef);
    if (known) return known;
    const made: SeenFlow = { value: null, events: [] };
    seen.set(actorRef, made);
    return made;
  };
  const inspect = (inspected: InspectionEvent) => {
    const actorRef = inspected.actorRef as AnyActorRef & { logic: AnyStateMachine };
    const { logic } = actorRef;
    if (inspected.type === '@xstate.snapshot' && inspected.event.type === 'xstate.stop') {
      stopped.push(new WeakRef(actorRef));
      stoppedCharts.add(logic.id);
      stoppedCharts.add((actorRef._parent as typeof actorRef | undefined)?.logic.id ?? '');
    }
    if (!('root' in logic)) return;
    if (!known.has(logic)) {
      known.add(logic);
      watchNode(logic, logic.root);
    }
    const flow = seenOf(actorRef);
    if (inspected.type === '@xstate.event') {
      // Counts actors from their first event, because React may create an actor and discard it.
      if (flow.events.length === 0) {
        globalThis.seenFlows[actorRef.id] ??= [];
        globalThis.seenFlows[actorRef.id]?.push(flow);
      }
      flow.events.push(inspected.event.type);
    }
    if (inspected.type === '@xstate.microstep') {
      for (const transition of inspected._transitions) {
        const id = ids.get(transition);
        if (id === undefined) continue;
        tell(id);
        tell(`in ${transition.source.id}`);
      }
    }
    if ('snapshot' in inspected) {
      const { _nodes, value } = inspected.snapshot as AnyMachineSnapshot;
      for (const { id } of _nodes) tell(`in ${id}`);
      flow.value = value;
    }
  };
  globalThis.startOptions = { ...globalThis.startOptions, inspect };
}
