/** What can be asked of a scene. */
import type { StateValue } from 'xstate';
import type { Scene } from './scene';

type Asked = Pick<Scene<unknown>, 'charts'>;

/** Whether a chart would do something with an event that carries nothing. */
export function can({ charts }: Asked, who: string, type: string): boolean {
  return charts[who]?.snap.can({ type }) ?? false;
}

/** Whether a chart is in a state; one that is not there is in none. */
export function isIn({ charts }: Asked, who: string, value: StateValue): boolean {
  return charts[who]?.snap.matches(value) ?? false;
}

export function hasTag({ charts }: Asked, who: string, ...tags: readonly string[]): boolean {
  return tags.some((tag) => charts[who]?.snap.hasTag(tag));
}

// biome-ignore lint/suspicious/noExplicitAny: a world knows what its charts hold, the explorer does not
export function contextOf({ charts }: Asked, who: string): any {
  return charts[who]?.snap.context;
}

/** Whether an effect of a chart is under way, such as one that hears of other tabs. */
export function runs({ charts }: Asked, who: string, id: string): boolean {
  return charts[who]?.snap.children[id] !== undefined;
}

/** Whether two plain values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether moves of a limit may still happen. */
export function isLeft({ left }: Pick<Scene<unknown>, 'left'>, limit: string): boolean {
  return Boolean(left[limit]);
}

/** Nothing is asked and nothing is on its way. */
export function isAtRest({ charts, mail }: Pick<Scene<unknown>, 'charts' | 'mail'>): boolean {
  return mail.length === 0 && Object.values(charts).every(({ calls }) => calls.length === 0);
}

/** A promise that is kept once nothing is asked and nothing on its way. */
export function atRest<Facts>(holds: (it: Scene<Facts>) => boolean) {
  return (it: Scene<Facts>): boolean => !isAtRest(it) || holds(it);
}
