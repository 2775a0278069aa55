import type { ListState } from '../components/list-state';

const states: readonly ListState[] = ['loading', 'ready', 'empty', 'failed'];

/** The one of a chart's tags that tells how its list is doing. */
export function listStateOf(snapshot: { hasTag(tag: ListState): boolean }): ListState {
  return states.find((tag) => snapshot.hasTag(tag)) ?? 'loading';
}
