/** The first page: what people look for, each with its charts, and how the charts are. */
import { sizeOf } from '../draw/chart';
import { escaped } from '../draw/escape';
import { type Use, uses } from '../uses';
import { type Drawn, headingOf } from './drawn';
import { counted, list, pageOf } from './html';
import { rulesList } from './rules';

export function firstPage(charts: readonly Drawn[]): string {
  return pageOf({
    title: 'Flow atlas',
    body: [
      '<header><h1>Flow atlas</h1>',
      '<p>Everything that can happen in Fin, drawn from the charts that run in the site.</p>',
      '<p><a href="recording.html">Step through a recording</a> of the running site.</p></header>',
      '<main>',
      '<section><h2>What are you looking for?</h2>',
      `<div class="cards">${uses.map((use) => card(use, charts)).join('\n')}</div></section>`,
      '<section id="health"><h2>All charts</h2>',
      `<div class="cards">${charts.map(health).join('\n')}</div></section>`,
      '</main>',
    ],
  });
}

function card({ name, does, page, charts: run }: Use, charts: readonly Drawn[]): string {
  const mine = Object.keys(run).flatMap((it) => charts.find(({ name }) => name === it) ?? []);
  const rules = [...new Set(mine.flatMap((it) => it.rules))];
  const address = page === undefined ? '' : `<p><code>${escaped(page)}</code></p>`;
  return [
    `<article class="card"><h3>${escaped(name)}</h3>`,
    `<p>${escaped(does)}</p>${address}`,
    list(
      mine.map((it) => {
        const names = run[it.name] ?? [];
        return `<a href="${it.name}.html">${escaped(names.join(', '))}</a> (${escaped(it.chart.key)})`;
      }),
    ),
    rules.length === 0
      ? ''
      : `<details><summary>${counted(rules.length, 'rule')}</summary>${rulesList(rules)}</details>`,
    '</article>',
  ].join('');
}

function health(drawn: Drawn): string {
  const { name, chart, cover, rules } = drawn;
  const { states, transitions, undescribed } = sizeOf(chart);
  const steps = cover.walks.reduce((sum, walk) => sum + walk.steps.length, 0);
  return [
    `<article class="card"><h3><a href="${name}.html">${escaped(headingOf(drawn))}</a></h3>`,
    list([
      `${counted(states, 'state')}, ${counted(transitions, 'transition')}`,
      cover.missing.length === 0
        ? `${counted(cover.walks.length, 'walk')} (${counted(steps, 'step')}) cover all of it`
        : `<strong>no walk reaches ${escaped(cover.missing.join('; '))}</strong>`,
      rules.length === 0 ? '<strong>no rule named</strong>' : counted(rules.length, 'rule'),
      ...(undescribed === 0
        ? []
        : [`<strong>${counted(undescribed, 'state')} not described</strong>`]),
    ]),
    '</article>',
  ].join('');
}
