/** What a walk shows, in words: what happens last, and what comes of it. */
import type { AnyEventObject } from 'xstate';
import { type State, statesBelow } from '../draw/chart';
import { capital, spoken, stateSentence } from '../draw/words';
import type { Walk } from './cover';
import type { Crossed } from './crossings';

/** `Process payment succeeds. An address that is not allowed is not opened.` */
export function walkName({ begin, steps }: Walk, chart: State): string {
  const last = steps.at(-1);
  if (!last) return `Begins. ${outcomeOf(begin, chart)}`;
  return `${capital(happening(last.event))}. ${outcomeOf(last.crossed, chart)}`;
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
