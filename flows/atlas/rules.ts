/** Rules of the specification by their ids. */

import { escaped } from '../draw/escape';
import { rules } from '../rules';

const texts: Readonly<Record<string, string>> = rules;

/** @throws {Error} for an id that the specification does not have */
export function ruleText(id: string): string {
  const text = texts[id];
  if (text === undefined) throw new Error(`No rule is called ${id}.`);
  return text;
}

export function rulesList(ids: readonly string[]): string {
  if (ids.length === 0) return '<p>The chart names no rule of the specification yet.</p>';
  const items = ids.map((id) => `<li>${escaped(ruleText(id))} <code>${escaped(id)}</code></li>`);
  return `<ul>${items.join('')}</ul>`;
}
