type Class = 'chosen' | 'here' | 'crossed' | 'refused' | 'missed' | 'half';

export interface Marked {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

export function mark(
  name: Class,
  { states, transitions }: Marked,
  picture: ParentNode = document,
): void {
  for (const part of picture.querySelectorAll<SVGElement>('[data-state]')) {
    part.classList.toggle(name, states.has(part.dataset.state ?? ''));
  }
  for (const part of picture.querySelectorAll<SVGElement>('[data-transition]')) {
    part.classList.toggle(name, transitions.has(part.dataset.transition ?? ''));
  }
  for (const part of picture.querySelectorAll<SVGElement>('[data-transitions]')) {
    const ids = JSON.parse(part.dataset.transitions ?? '[]') as string[];
    part.classList.toggle(
      name,
      ids.some((id) => transitions.has(id)),
    );
  }
}

export const NOTHING: Marked = { states: new Set(), transitions: new Set() };
