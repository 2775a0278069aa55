import { type AnyMachineSnapshot, getInitialSnapshot } from 'xstate';
import type { Flow } from '../../../flows/test-paths/flow';
import type { Path } from '../../../flows/test-paths/paths';

const isBusy = (snapshot: AnyMachineSnapshot) =>
  ['busy', 'loading'].some((tag) => snapshot.hasTag(tag));

export function neverSettling(flow: Flow, paths: readonly Path[]): string[] {
  const before = new Map<string, Set<string>>();
  const busy = new Set<string>();
  const settled = new Set<string>();
  for (const { input, steps } of paths) {
    let from = keyOf(getInitialSnapshot(flow.machine, input) as AnyMachineSnapshot);
    for (const { expected } of steps) {
      const key = keyOf(expected);
      const isSettled = !isBusy(expected) || flow.isFarEnough?.(expected);
      (isSettled ? settled : busy).add(key);
      before.set(key, (before.get(key) ?? new Set()).add(from));
      from = key;
    }
  }
  for (const key of settled) for (const earlier of before.get(key) ?? []) settled.add(earlier);
  return [...busy].filter((key) => !settled.has(key));
}

function keyOf({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify({ value, context });
}
