import type { StateValue } from 'xstate';
import type { Scene } from './scene';

type Asked = Pick<Scene<unknown>, 'charts'>;

export function can({ charts }: Asked, who: string, type: string, more: object = {}): boolean {
  return charts[who]?.snap.can({ type, ...more }) ?? false;
}

export function isIn({ charts }: Asked, who: string, value: StateValue): boolean {
  return charts[who]?.snap.matches(value) ?? false;
}

export function hasTag({ charts }: Asked, who: string, ...tags: readonly string[]): boolean {
  return tags.some((tag) => charts[who]?.snap.hasTag(tag));
}

// biome-ignore lint/suspicious/noExplicitAny: each world knows its charts' contexts, this module does not
export function contextOf({ charts }: Asked, who: string): any {
  return charts[who]?.snap.context;
}

export function runs({ charts }: Asked, who: string, id: string): boolean {
  return charts[who]?.snap.children[id] !== undefined;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isLeft({ left }: Pick<Scene<unknown>, 'left'>, limit: string): boolean {
  return Boolean(left[limit]);
}

export function isAtRest({ charts, mail }: Pick<Scene<unknown>, 'charts' | 'mail'>): boolean {
  return mail.length === 0 && Object.values(charts).every(({ calls }) => calls.length === 0);
}

export function atRest<Facts>(holds: (it: Scene<Facts>) => boolean) {
  return (it: Scene<Facts>): boolean => !isAtRest(it) || holds(it);
}
