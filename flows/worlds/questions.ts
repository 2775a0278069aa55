import type { StateValue } from 'xstate';
import type { Scene } from './scene';

export function can({ charts }: Scene, who: string, type: string, more: object = {}): boolean {
  return charts[who]?.snap.can({ type, ...more }) ?? false;
}

export function isIn({ charts }: Scene, who: string, value: StateValue): boolean {
  return charts[who]?.snap.matches(value) ?? false;
}

export function hasTag({ charts }: Scene, who: string, ...tags: readonly string[]): boolean {
  return tags.some((tag) => charts[who]?.snap.hasTag(tag));
}

// biome-ignore lint/suspicious/noExplicitAny: only each world knows its charts' contexts
export function contextOf({ charts }: Scene, who: string): any {
  return charts[who]?.snap.context;
}

export function runs({ charts }: Scene, who: string, id: string): boolean {
  return charts[who]?.snap.children[id] !== undefined;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isLeft({ left }: Scene, limit: string): boolean {
  return Boolean(left[limit]);
}

export function isAtRest({ charts, mail }: Scene): boolean {
  return mail.length === 0 && Object.values(charts).every(({ calls }) => calls.length === 0);
}

export function atRest<Facts>(holds: (it: Scene<Facts>) => boolean) {
  return (it: Scene<Facts>): boolean => !isAtRest(it) || holds(it);
}
