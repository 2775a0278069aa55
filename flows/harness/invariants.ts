import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../test-paths/flow';
import { SECRET } from './secret';

export function violationsOf(
  snapshot: AnyMachineSnapshot,
  running: readonly string[],
  awaitsOwner: Flow['awaitsOwner'] = () => false,
): string[] {
  const { context, status, _nodes: nodes } = snapshot;
  const text = JSON.stringify(context);
  const invoked = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)).sort();
  const isTimed = nodes.some(({ after }) => after.length > 0);
  const rules = {
    'the actor goes on': status === 'active',
    'the context survives JSON': isDeepStrictEqual(JSON.parse(text), context),
    'no secret is kept': !text.includes(SECRET),
    [`the effects of the state run, and no others (${running})`]: isDeepStrictEqual(
      [...running],
      invoked,
    ),
    'busy only while an effect or a timer runs':
      !['busy', 'loading'].some((tag) => snapshot.hasTag(tag)) ||
      running.length > 0 ||
      isTimed ||
      awaitsOwner(snapshot),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`broken: ${rule}`]));
}
