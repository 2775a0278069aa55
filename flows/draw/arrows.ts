import { type State, type Transition, transitionsIn } from './chart';

export interface Arrow {
  readonly id: string;
  readonly kind: Transition['kind'];
  readonly from: string;
  readonly target: string;
  readonly transitions: readonly Transition[];
}

export type HasArrow = (transition: Transition) => boolean;

export const ANY_TIME = 'at any time';

export function anyTimeOf(id: string): string {
  return `${id} ${ANY_TIME}`;
}

export function leadsElsewhere({ targets }: Transition): boolean {
  return targets.length > 0;
}

export function staysNear({ source, targets }: Transition): boolean {
  const parent = source.slice(0, Math.max(0, source.lastIndexOf('.')));
  return (
    targets.length > 0 && targets.every((target) => target.startsWith(`${parent}.`) || !parent)
  );
}

export function leadsInside({ source, targets }: Transition): boolean {
  return targets.some((target) => target.startsWith(`${source}.`));
}

export function arrowsIn(chart: State, hasArrow: HasArrow): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of transitionsIn(chart).filter(hasArrow)) {
    const { source, targets, kind } = transition;
    const from = leadsInside(transition) ? anyTimeOf(source) : source;
    const [target = source] = targets;
    const id = `${kind} ${from} → ${target}`;
    const transitions = [...(arrows.get(id)?.transitions ?? []), transition];
    arrows.set(id, { id, kind, from, target, transitions });
  }
  return [...arrows.values()];
}
