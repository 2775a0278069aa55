/** The first page: what people look for, each with its charts, and how the charts are. */
import { sizeOf, statesBelow } from '../draw/chart';
import { escaped } from '../draw/escape';
import { spoken, stateSentence } from '../draw/words';
import { type Use, uses } from '../uses';
import { type Drawn, headingOf } from './drawn';
import { counted, list, pageOf } from './html';
import { rulesIn, rulesList, ruleText } from './rules';
import { thumbOf } from './shots';
import { systemAddress } from './system-page';

/** @param screens the section that shows which screen leads to which */
export function firstPage(charts: readonly Drawn[], screens: string): string {
  return pageOf({
    title: 'Flow atlas',
    body: [
      '<header><h1>Flow atlas</h1>',
      '<p>Everything that can happen in Fin, drawn from the charts that run in the site.</p></header>',
      '<main>',
      '<p role="search"><input type="search" id="search" placeholder="Search" aria-label="Search the atlas"></p>',
      '<p id="said" role="status"></p>',
      '<section><h2>What are you looking for?</h2>',
      `<div class="cards">${uses.map((use) => useCard(use, charts)).join('\n')}</div></section>`,
      `<section id="charts"><h2>All charts</h2><p>${summaryOf(charts)}</p>`,
      `<div class="cards">${charts.map(chartCard).join('\n')}</div></section>`,
      screens,
      '</main>',
    ],
  });
}

function useCard(use: Use, charts: readonly Drawn[]): string {
  const { name, does, page, charts: run } = use;
  const mine = Object.keys(run).flatMap((it) => charts.find(({ name }) => name === it) ?? []);
  const rules = rulesIn(use);
  const address = page === undefined ? '' : `<p><code>${escaped(page)}</code></p>`;
  return [
    `<article class="card"><h3><a href="${systemAddress(use)}">${escaped(name)}</a></h3>`,
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

/** What is true of all of them; the others say so themselves. */
function summaryOf(charts: readonly Drawn[]): string {
  const sizes = charts.map(({ chart }) => sizeOf(chart));
  const [states, transitions] = [total(sizes, 'states'), total(sizes, 'transitions')];
  const walks = charts.reduce((sum, { cover }) => sum + cover.walks.length, 0);
  const but = charts.some((it) => lacksOf(it).length > 0) ? ', but for what is marked' : '';
  return `${counted(states, 'state')} and ${counted(transitions, 'transition')}. ${counted(walks, 'walk')} cover all of it, and every state is described${but}.`;
}

function total<Key extends string>(all: readonly Record<Key, number>[], key: Key): number {
  return all.reduce((sum, it) => sum + it[key], 0);
}

function chartCard(drawn: Drawn): string {
  const { name, chart, cover, rules } = drawn;
  const facts = [
    counted(sizeOf(chart).states, 'state'),
    counted(cover.walks.length, 'walk'),
    ...(rules.length === 0 ? [] : [counted(rules.length, 'rule')]),
  ];
  return [
    `<article class="card pictured" data-words="${escaped(wordsOf(drawn))}">${thumbOf(drawn)}`,
    `<h3><a href="${name}.html">${escaped(headingOf(drawn))}</a></h3>`,
    `<p>${escaped(stateSentence(chart))}</p>`,
    `<p class="facts">${facts.join(' · ')}</p>`,
    ...lacksOf(drawn).map((it) => `<p><strong>${escaped(it)}</strong></p>`),
    '</article>',
  ].join('');
}

function lacksOf({ chart, cover }: Drawn): string[] {
  const { undescribed } = sizeOf(chart);
  return [
    ...(cover.missing.length === 0 ? [] : [`No walk reaches ${cover.missing.join('; ')}.`]),
    ...(undescribed === 0 ? [] : [`${counted(undescribed, 'state')} not described.`]),
  ];
}

/** By which a chart is found besides: its names, its states and its rules. */
function wordsOf({ chart, names, rules }: Drawn): string {
  const states = statesBelow(chart).map((it) => `${spoken(it.key)} ${it.description ?? ''}`);
  return [...names, ...states, ...rules.map(ruleText)].join(' ');
}
