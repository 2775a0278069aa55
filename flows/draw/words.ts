import type { State, Transition } from './chart';

export function spoken(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
    .replaceAll('.', ' ')
    .toLowerCase();
}

export function kebab(name: string): string {
  return spoken(name).replaceAll(' ', '-');
}

export function placeOf(id: string): string {
  const [, ...keys] = id.split('.');
  return keys.map(spoken).join(', ') || 'anywhere';
}

export function withoutRoot(id: string): string {
  return id.split('.').slice(1).join('.') || id;
}

export function causeOf({ kind, cause, delay }: Transition): string {
  if (kind === 'always') return 'at once';
  if (kind === 'done') return `${cause} done`;
  if (kind === 'error') return `${cause} failed`;
  if (kind === 'event') return cause;
  if (delay === null) return `after ${cause}`;
  return cause === `${delay}` ? `after ${delay} ms` : `after ${delay} ms (${cause})`;
}

export function sentenceOf(transition: Transition): string {
  const { description, source, targets, actions, isReentering } = transition;
  const reason = transition.condition === null ? '' : `, ${spokenCondition(transition.condition)}`;
  const way =
    targets.length === 0
      ? `${placeOf(source)} stays`
      : `from ${placeOf(source)} to ${targets.map(placeOf).join(' and ')}${isReentering ? ', begun again' : ''}`;
  const does = actions.length === 0 ? '' : `; ${actions.map(spokenPart).join(', ')}`;
  const said = capital(`${spokenCause(transition)}${reason}: ${way}${does}.`);
  return description === null ? said : `${description} ${said}`;
}

export function stateSentence(state: State): string {
  if (state.description !== null) return state.description;
  const name = placeOf(state.id);
  return state.states.length === 0
    ? `${capital(name)}.`
    : `${capital(name)}: ${state.states.map(({ key }) => spoken(key)).join(state.type === 'parallel' ? ' and ' : ' or ')}.`;
}

export function spokenCause({
  kind,
  cause,
  delay,
}: Pick<Transition, 'kind' | 'cause' | 'delay'>): string {
  if (kind === 'always') return 'at once';
  if (kind === 'done') return `${spoken(cause)} succeeds`;
  if (kind === 'error') return `${spoken(cause)} fails`;
  if (kind === 'event') return spoken(cause);
  if (delay === null) return `after ${spoken(cause).replaceAll('_', ' ')}`;
  return delay < 1000 ? `after ${delay} ms` : `after ${delay / 1000} s`;
}

function spokenCondition(condition: string): string {
  return condition.replace(/\b(?:is|are)(?=[A-Z])/, '').replace(/[A-Za-z]*[A-Z]\w*/, spoken);
}

function spokenPart(part: string): string {
  const [name = '', ...params] = part.split(' (');
  return [spoken(name), ...params].join(' (');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapital(text: string): string {
  return /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
