import { idsIn } from './dom';

type Class = 'chosen' | 'here' | 'crossed' | 'refused' | 'missed' | 'half';

export interface Marked {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

const marked = new Map<Class, Marked>();

export function mark(name: Class, now: Marked): void {
  marked.set(name, now);
  markIn(document, name, now);
}

export function markAgain(picture: ParentNode): void {
  for (const [name, now] of marked) markIn(picture, name, now);
}

export function markIn(picture: ParentNode, name: Class, { states, transitions }: Marked): void {
  for (const part of picture.querySelectorAll<SVGElement>('[data-state]')) {
    part.classList.toggle(name, states.has(part.dataset.state ?? ''));
  }
  for (const part of picture.querySelectorAll<SVGElement>('[data-transition]')) {
    part.classList.toggle(name, transitions.has(part.dataset.transition ?? ''));
  }
  for (const part of picture.querySelectorAll<SVGElement>('[data-transitions]')) {
    const isMarked = idsIn(part.dataset.transitions).some((id) => transitions.has(id));
    part.classList.toggle(name, isMarked);
  }
}

export const NOTHING: Marked = { states: new Set(), transitions: new Set() };
