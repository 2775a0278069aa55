import { byId, say } from './dom';
import { mark, NOTHING } from './marks';
import type { View } from './view';

type MissedBySource = Readonly<Record<string, readonly string[]>>;

const OUTCOME = /^(?:if|unless) /;

export function startOverlay(view: View): void {
  const select = document.querySelector<HTMLSelectElement>('#overlay');
  if (!select) return;
  const missed = missedHere();
  select.onchange = () => {
    const targets = missed[select.value];
    view.unfold();
    show(targets ?? []);
    if (targets) say(targets.length === 0 ? 'All of it is hit.' : `${targets.length} not hit.`);
  };
}

export function sourcesOf(id: string): string[] {
  return Object.entries(missedHere())
    .filter(([source]) => !source.startsWith('anything'))
    .filter(([, targets]) => !targets.includes(id) && !targets.includes(`in ${id}`))
    .map(([source]) => source);
}

function missedHere(): MissedBySource {
  return JSON.parse(byId('main').dataset.missed ?? '{}') as MissedBySource;
}

function show(targets: readonly string[]): void {
  const states = new Set(targets.filter((it) => it.startsWith('in ')).map((it) => it.slice(3)));
  const outcomes = targets.filter((it) => OUTCOME.test(it)).map((it) => it.replace(OUTCOME, ''));
  const whole = new Set(targets.filter((it) => !it.startsWith('in ') && !OUTCOME.test(it)));
  mark('missed', { states, transitions: whole });
  mark('half', { ...NOTHING, transitions: new Set(outcomes.filter((id) => !whole.has(id))) });
}
