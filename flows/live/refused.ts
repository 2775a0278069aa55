/** Which guards refused an event. XState tells no observer, so it is read from the chart and what was taken. */
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { branchesOf } from '../walk/names';

/**
 * Of each active state that the event came to, the guards before the branch that was taken, or all of them. One that
 * is within a state that took a branch was asked first; one around it was not asked.
 *
 * @returns the guards' names, each once
 */
export function refusedGuards(
  { _nodes: nodes }: AnyMachineSnapshot,
  event: string,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  const sources = new Set(taken.map(({ source }) => source));
  const names = nodes.flatMap((node) => {
    const isAround = [...sources].some((it) => it !== node && it.id.startsWith(`${node.id}.`));
    const branches = branchesOf(node).find(([first]) => first?.eventType === event);
    if (isAround || !branches) return [];
    const end = branches.findIndex((branch) => taken.includes(branch));
    return branches.slice(0, end < 0 ? undefined : end).flatMap(nameOfGuard);
  });
  return [...new Set(names)];
}

/** Where a branch has a guard, its name. */
export function nameOfGuard({ guard }: AnyTransitionDefinition): string[] {
  if (typeof guard === 'string') return [guard];
  return guard && typeof guard === 'object' && 'type' in guard ? [guard.type] : [];
}
