/** Steps in the atlas's words: what happened, and what it changed. */
import type { AnyStateMachine } from 'xstate';
import { readCause } from '../draw/chart';
import { spokenCause } from '../draw/words';
import { BEGIN, STOP, type Step } from './allowed';
import { placesOf } from './recording';

/** @returns what is given each step in turn, with its chart: `Payment: read details succeeds → showing, reviewing` */
export function createNarrator(): (step: Step, machine: AnyStateMachine) => string {
  const last = new Map<number, Step>();
  return (step, machine) => {
    const { actor, use, event, states, transitions } = step;
    const before = last.get(actor)?.states ?? [];
    last.set(actor, step);
    if (event === STOP) return `${use} ends`;
    if (event === BEGIN) return `${use} begins → ${placesOf(states)}`;
    const cause = `${use}: ${spokenCause(readCause(machine, event))}`;
    const entered = states.filter((id) => !before.includes(id));
    if (entered.length > 0) return `${cause} → ${placesOf(entered)}`;
    return transitions.length > 0 ? `${cause}, stays` : `${cause}, nothing changes`;
  };
}
