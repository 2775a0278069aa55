import type { AnyEventObject } from 'xstate';
import { type State, statesBelow, type Transition } from '../draw/chart';
import { capital, spokenCause, stateSentence, uncapital } from '../draw/words';
import type { Hits } from './hits';
import type { TestPath } from './test-path';

export function pathName({ begin, steps }: TestPath, chart: State): string {
  const last = steps.at(-1);
  const transitions = statesBelow(chart).flatMap((state) => state.transitions);
  const takenIn = ({ transitions: ids }: Hits) => transitions.filter(({ id }) => ids.has(id));
  if (!last) return placeOf(begin, chart, takenIn(begin));
  const { event, hits } = last;
  const caused = transitions.filter((it) => it.event === event.type);
  const all = takenIn(hits);
  const taken = all.filter((it) => caused.includes(it));
  const described = taken.findLast(({ description }) => description !== null);
  if (described?.description) return described.description;
  const refused = taken.length === 0 ? caused.filter(({ id }) => hits.refused.has(id)) : [];
  const refusal = refused.find((it) => it.refusal !== null)?.refusal;
  if (refusal) return refusal;
  const cause = capital(causeOf(event, caused));
  const outcome =
    taken.length === 0 ? refusalOf(refused) : placeOf(hits, chart, [...all, ...taken]);
  return `${cause}: ${uncapital(outcome)}`;
}

function causeOf({ type }: AnyEventObject, [caused]: readonly Transition[]): string {
  return spokenCause(caused ?? { kind: 'event', cause: type, delay: null });
}

function refusalOf(refused: readonly Transition[]): string {
  const guard = refused.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'guard')).at(0);
  return guard ? `nothing changes, unless ${uncapital(guard.sentence)}` : 'nothing changes.';
}

function placeOf({ snapshot }: Hits, chart: State, taken: readonly Transition[]): string {
  const ids = snapshot._nodes.map(({ id }) => id);
  const leaves = statesBelow(chart).filter(
    ({ id, states }) => ids.includes(id) && states.length === 0,
  );
  const places = taken
    .flatMap(({ targets }) => targets)
    .map((target) => leaves.findLast(({ id }) => `${id}.`.startsWith(`${target}.`)));
  const place = places.findLast((it) => it !== undefined) ?? leaves.at(-1);
  return place ? stateSentence(place) : '';
}
