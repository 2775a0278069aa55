import type { AnyStateMachine } from 'xstate';
import { readCause } from '../draw/chart';
import { spoken, spokenCause } from '../draw/words';
import { BEGIN, STOP, type Step } from './allowed';
import { placesOf } from './recording';

export function createNarrator(): (step: Step, machine: AnyStateMachine) => string {
  const last = new Map<number, Step>();
  return (step, machine) => {
    const { actor, cause, use, event, states } = step;
    const before = last.get(actor)?.states ?? [];
    const by = last.get(cause ?? 0)?.use;
    last.set(actor, step);
    if (event === STOP) return `${use} ends`;
    const how = by === undefined ? '' : ` (by ${by})`;
    if (event === BEGIN) return `${use} begins → ${placesOf(states)}${how}`;
    const failed = step.failure
      ? ` (${[step.failure.kind, step.failure.status ?? []].flat().join(' ')})`
      : '';
    const said = `${use}: ${spokenCause(readCause(machine, event))}${failed}`;
    return `${said}${outcomeOf(step, before)}${how}`;
  };
}

function outcomeOf({ states, transitions, refused }: Step, before: readonly string[]): string {
  const entered = states.filter((id) => !before.includes(id));
  if (entered.length > 0) return ` → ${placesOf(entered)}`;
  if (transitions.length > 0) return ', stays';
  return refused.length > 0 ? `, refused (${refused.map(spoken).join(', ')})` : ', nothing changes';
}
