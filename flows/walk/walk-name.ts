/** What a walk shows, in words: where it was, what happens last, and what comes of it. */
import type { AnyEventObject } from 'xstate';
import { type State, statesBelow } from '../draw/chart';
import { capital, spoken, stateSentence } from '../draw/words';
import type { Crossed } from './crossings';
import type { Walk } from './walk';

/** `The price is being read, and nothing can be paid yet. Read details fails. The member may try again.` */
export function walkName({ begin, steps }: Walk, chart: State): string {
  const last = steps.at(-1);
  if (!last) return `Begins. ${outcomeOf(begin, chart)}`;
  const left = leftBy(last.crossed, steps.at(-2)?.crossed ?? begin, chart);
  return `${left}${capital(happening(last.event))}. ${outcomeOf(last.crossed, chart)}`;
}

/** The innermost state that is left, where one is, with a space behind it. */
function leftBy({ snapshot }: Crossed, before: Crossed, chart: State): string {
  const ids = before.snapshot._nodes
    .filter((it) => !snapshot._nodes.includes(it))
    .map(({ id }) => id);
  const left = statesBelow(chart).findLast(({ id }) => ids.includes(id));
  return left ? `${stateSentence(left)} ` : '';
}

/** Without what the event carries. */
function happening({ type, actorId }: AnyEventObject): string {
  const [origin, kind] = type.split('.');
  if (origin !== 'xstate') return spoken(type);
  if (kind === 'after') return 'time passes';
  return `${spoken(actorId)} ${kind === 'error' ? 'fails' : 'succeeds'}`;
}

/** What the last transition's own description says, else that of the state it leads to. */
function outcomeOf({ transitions, states, snapshot }: Crossed, chart: State): string {
  const all = statesBelow(chart);
  const taken = all.flatMap((state) => state.transitions.filter(({ id }) => transitions.has(id)));
  const said = taken.findLast(({ description }) => description !== null)?.description;
  if (said) return said;
  const goal = taken.at(-1)?.targets.at(-1) ?? '';
  const here = all.filter(({ id, states: below }) => states.has(id) && below.length === 0);
  const place = here.findLast(({ id }) => id.startsWith(goal)) ?? here.at(-1);
  const outcome = place ? stateSentence(place) : '';
  return transitions.size === 0 && snapshot.status === 'active'
    ? `Nothing changes. ${outcome}`
    : outcome;
}
