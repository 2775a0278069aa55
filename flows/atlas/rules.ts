import { readFlow, rulesOf } from '../draw/chart';
import { escaped } from '../draw/escape';
import { type FlowName, flowCalled } from '../flows';
import { rules } from '../rules';
import { type Use, uses } from '../uses';

const texts: Readonly<Record<string, string>> = rules;

export function ruleText(id: string): string {
  const text = texts[id];
  if (text === undefined) throw new Error(`No rule is called ${id}.`);
  return text;
}

export function rulesIn({ charts, about = [] }: Use): string[] {
  const flows = Object.keys(charts) as FlowName[];
  const kept = flows.flatMap((flow) => {
    const isShared = uses.filter((use) => flow in use.charts).length > 1;
    const named = rulesOf(readFlow(flowCalled(flow)));
    return isShared ? named.filter((id) => about.some((it) => isAbout(id, it))) : named;
  });
  return [...new Set(kept)];
}

function isAbout(id: string, subject: string): boolean {
  return `${id}.`.replace(/^\d+\./, '').startsWith(`${subject}.`);
}

export function rulesList(ids: readonly string[]): string {
  if (ids.length === 0)
    return '<p>The chart keeps no rule of the specification: what it does is Fin&#39;s own.</p>';
  const items = ids.map((id) => `<li>${escaped(ruleText(id))} <code>${escaped(id)}</code></li>`);
  return `<ul>${items.join('')}</ul>`;
}
