/**
 * Which states the walks in the site tell apart: by what a person sees, by what has to come of them, or by what has
 * to come of the next event.
 */
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { branchesOf, nodesBelow, type StateNode } from '../../../flows/walk/names';
import type { FlowKit, Kit } from './kit';

/** By the longest end of the state's id that the kit knows. */
export function sightOf(id: string, sights: Kit['sights']) {
  const parts = id.split('.');
  return parts.map((_, at) => sights[parts.slice(at).join('.')]).find((it) => it !== undefined);
}

/** States that nothing tells apart, each group as `search.typing = search.listed`. */
export function alikeIn(kit: FlowKit, excused: ReadonlySet<string>): string[] {
  const groups = new Map<string, string[]>();
  for (const leaf of leavesOf(kit)) {
    if (leaf.always?.length || excused.has(`in ${leaf.id}`)) continue;
    const key = [looksOf(kit, leaf), ...nextOf(kit, leaf)].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), leaf.id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1).map((ids) => ids.join(' = '));
}

export function leavesOf({ flow }: FlowKit): StateNode[] {
  return nodesBelow(flow.machine.root).filter(isLeaf);
}

/** The same for snapshots at which a walk looks in the same way. */
export function lookAt(kit: FlowKit, { _nodes, context }: AnyMachineSnapshot): string {
  return _nodes
    .filter(isLeaf)
    .map((leaf) => {
      const dependsOnSnapshot = (sightOf(leaf.id, kit.sights)?.length ?? 0) > 1;
      return `${looksOf(kit, leaf)} ${dependsOnSnapshot ? JSON.stringify(context) : ''}`;
    })
    .join('\n');
}

const isLeaf = ({ states }: StateNode) => Object.keys(states).length === 0;

/** What is seen in a state, and the effects whose outcome is judged, or which the walk ends. */
function looksOf(kit: FlowKit, leaf: StateNode): string {
  return [sightOf(leaf.id, kit.sights), ...judgedIn(kit, leaf)].join('\n');
}

function judgedIn(kit: FlowKit, { invoke, parent }: StateNode): string[] {
  const own = invoke.map(({ id }) => id).filter((id) => id in kit.calls || isJudged(kit, id));
  return parent ? [...judgedIn(kit, parent as StateNode), ...own] : own;
}

const isJudged = ({ outcomes = {} }: FlowKit, name: string) => name in outcomes;

/** What comes of the next event, as far as that is seen or judged. */
function nextOf(kit: FlowKit, leaf: StateNode): string[] {
  const around = [leaf];
  for (let { parent } = leaf; parent; parent = parent.parent) around.push(parent as StateNode);
  return around
    .flatMap(branchesOf)
    .flat()
    .flatMap((transition) => {
      const seen = seenAfter(kit, leaf, transition);
      return seen === '' ? [] : [`${typeOf(transition)} ${seen}`];
    })
    .sort();
}

/** Delays are named after their state. */
const typeOf = ({ eventType }: AnyTransitionDefinition) =>
  eventType.startsWith('xstate.after') ? 'time' : eventType;

function seenAfter(kit: FlowKit, leaf: StateNode, transition: AnyTransitionDefinition): string {
  const { target = [], actions } = transition;
  const looks = target
    .flatMap((it) => firstLeavesOf(it as StateNode))
    .map((it) => looksOf(kit, it));
  const changes = looks.filter((it) => it !== looksOf(kit, leaf));
  const judged = actions
    .map((action) => (typeof action === 'string' ? action : String((action as Named).type)))
    .filter((name) => isJudged(kit, name));
  return [...changes, ...judged].join('\n');
}

interface Named {
  readonly type?: string;
}

/** Where a state begins; one that only decides begins wherever it may lead. */
function firstLeavesOf(node: StateNode): StateNode[] {
  const decided = node.always?.flatMap(({ target }) => target ?? []) ?? [];
  const next = isLeaf(node) ? decided : (node.initial.target ?? []);
  return next.length === 0 ? [node] : next.flatMap((it) => firstLeavesOf(it as StateNode));
}
