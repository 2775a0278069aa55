import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { branchesOf, nodesBelow, type StateNode } from '../../../flows/test-paths/names';
import type { Driver, FlowDriver } from './driver';

export function assertionOf(id: string, assertions: Driver['assertions']) {
  const parts = id.split('.');
  return parts.map((_, at) => assertions[parts.slice(at).join('.')]).find((it) => it !== undefined);
}

/** Groups of states that test paths cannot distinguish, such as `search.typing = search.listed`. */
export function alikeIn(driver: FlowDriver, excused: ReadonlySet<string>): string[] {
  const groups = new Map<string, string[]>();
  for (const leaf of leavesOf(driver)) {
    if (leaf.always?.length || excused.has(`in ${leaf.id}`)) continue;
    const key = [looksOf(driver, leaf), ...nextOf(driver, leaf)].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), leaf.id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1).map((ids) => ids.join(' = '));
}

export function leavesOf({ flow }: FlowDriver): StateNode[] {
  return nodesBelow(flow.machine.root).filter(isLeaf);
}

export function lookAt(driver: FlowDriver, { _nodes, context }: AnyMachineSnapshot): string {
  return _nodes
    .filter(isLeaf)
    .map((leaf) => {
      const dependsOnSnapshot = (assertionOf(leaf.id, driver.assertions)?.length ?? 0) > 1;
      return `${looksOf(driver, leaf)} ${dependsOnSnapshot ? JSON.stringify(context) : ''}`;
    })
    .join('\n');
}

const isLeaf = ({ states }: StateNode) => Object.keys(states).length === 0;

function looksOf(driver: FlowDriver, leaf: StateNode): string {
  return [assertionOf(leaf.id, driver.assertions), ...judgedIn(driver, leaf)].join('\n');
}

function judgedIn(driver: FlowDriver, { invoke, parent }: StateNode): string[] {
  const own = invoke.map(({ id }) => id).filter((id) => id in driver.calls || isJudged(driver, id));
  return parent ? [...judgedIn(driver, parent as StateNode), ...own] : own;
}

const isJudged = ({ outcomes = {} }: FlowDriver, name: string) => name in outcomes;

function nextOf(driver: FlowDriver, leaf: StateNode): string[] {
  const around = [leaf];
  for (let { parent } = leaf; parent; parent = parent.parent) around.push(parent as StateNode);
  return around
    .flatMap(branchesOf)
    .flat()
    .flatMap((transition) => {
      const seen = seenAfter(driver, leaf, transition);
      return seen === '' ? [] : [`${typeOf(transition)} ${seen}`];
    })
    .sort();
}

const typeOf = ({ eventType }: AnyTransitionDefinition) =>
  eventType.startsWith('xstate.after') ? 'time' : eventType;

function seenAfter(
  driver: FlowDriver,
  leaf: StateNode,
  transition: AnyTransitionDefinition,
): string {
  const { target = [], actions } = transition;
  const looks = target
    .flatMap((it) => firstLeavesOf(it as StateNode))
    .map((it) => looksOf(driver, it));
  const changes = looks.filter((it) => it !== looksOf(driver, leaf));
  const judged = actions
    .map((action) => (typeof action === 'string' ? action : String((action as Named).type)))
    .filter((name) => isJudged(driver, name));
  return [...changes, ...judged].join('\n');
}

interface Named {
  readonly type?: string;
}

function firstLeavesOf(node: StateNode): StateNode[] {
  const decided = node.always?.flatMap(({ target }) => target ?? []) ?? [];
  const next = isLeaf(node) ? decided : (node.initial.target ?? []);
  return next.length === 0 ? [node] : next.flatMap((it) => firstLeavesOf(it as StateNode));
}
