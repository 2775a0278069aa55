import type { AnyMachineSnapshot } from 'xstate';
import { type Value, valueIn } from './values';

export interface Change {
  readonly name: string;
  readonly from: Value | null;
  readonly to: Value | null;
}

export interface Changed {
  readonly entered: readonly string[];
  readonly values: readonly Change[];
}

/** Ignores new context keys, because a key that a chart adds could be user input. */
export function changedIn(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): Changed {
  const left = before ? innermostIn(before) : [];
  const entered = innermostIn(after).filter((id) => !left.includes(id));
  const [old, now] = [before?.context ?? {}, after.context];
  const values = Object.keys(old)
    .filter((name) => name in now && !Object.is(old[name], now[name]))
    .map((name) => ({ name, from: valueIn(old, name), to: valueIn(now, name) }))
    .filter(({ from, to }) => from === null || from !== to);
  return { entered, values };
}

export function innermostIn({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  return nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);
}
