import { sizeOf } from '../draw/chart';
import { escaped } from '../draw/escape';
import { stateSentence } from '../draw/words';
import type { FlowName } from '../flows';
import { nameIn } from '../systems/system';
import { type Use, uses } from '../uses';
import type { Drawn } from './drawn';
import { counted, pageOf } from './html';
import { chartAddress, headingOf, systemAddress } from './names';
import { rulesIn, rulesList } from './rules';

export function firstPage(charts: readonly Drawn[]): string {
  return pageOf({
    title: 'Flow atlas',
    body: [
      '<header><h1>Flow atlas</h1>',
      '<p>Everything that can happen in Fin, drawn from the charts that run in the site.</p></header>',
      '<main>',
      '<section><h2>What people do</h2>',
      `<div class="cards">${uses.map((use) => useCard(use, charts)).join('\n')}</div></section>`,
      `<section id="charts"><h2>All charts</h2><p>${summaryOf(charts)}</p>`,
      `<div class="cards">${charts.map(chartCard).join('\n')}</div></section>`,
      '<section><h2>Which screen leads to which</h2><div class="cards"><article class="card pictured wide">',
      `${thumbOf('screens')}<h3><a href="screens.html">Map of the screens</a></h3></article></div></section>`,
      '</main>',
    ],
  });
}

function useCard(use: Use, charts: readonly Drawn[]): string {
  const { name, does, page, charts: run } = use;
  const mine = Object.keys(run).filter((it) => charts.some(({ name }) => name === it));
  const links = mine.map(
    (it) => `<a href="${chartAddress(it)}">${escaped(nameIn(use, it as FlowName))}</a>`,
  );
  const rules = rulesIn(use);
  return [
    `<article class="card"><h3><a href="${systemAddress(use)}">${escaped(name)}</a></h3>`,
    page === undefined ? '' : `<code>${escaped(page)}</code>`,
    `<p>${escaped(does)}</p><p class="facts">${links.join(' · ')}</p>`,
    rules.length === 0
      ? ''
      : `<details><summary>${counted(rules.length, 'rule')}</summary>${rulesList(rules)}</details>`,
    '</article>',
  ].join('');
}

function summaryOf(charts: readonly Drawn[]): string {
  const total = (count: (drawn: Drawn) => number) =>
    charts.reduce((sum, drawn) => sum + count(drawn), 0);
  const states = counted(
    total(({ chart }) => sizeOf(chart).states),
    'state',
  );
  const transitions = counted(
    total(({ chart }) => sizeOf(chart).transitions),
    'transition',
  );
  const paths = counted(
    total(({ cover }) => cover.testPaths.length),
    'test path',
  );
  const but = charts.some((it) => lacksOf(it).length > 0) ? ', except where a card says so' : '';
  return `${states} and ${transitions}. ${paths} cover all of it, and every state is described${but}.`;
}

function chartCard(drawn: Drawn): string {
  const { name, chart, cover, rules } = drawn;
  const facts = [
    counted(sizeOf(chart).states, 'state'),
    counted(cover.testPaths.length, 'test path'),
    ...(rules.length === 0 ? [] : [counted(rules.length, 'rule')]),
  ];
  return [
    `<article class="card pictured">${thumbOf(name)}`,
    `<h3><a href="${chartAddress(name)}">${escaped(headingOf(name))}</a></h3>`,
    `<p>${escaped(stateSentence(chart))}</p>`,
    `<p class="facts">${facts.join(' · ')}</p>`,
    ...lacksOf(drawn).map((it) => `<p><strong>${escaped(it)}</strong></p>`),
    '</article>',
  ].join('');
}

function lacksOf({ chart, cover }: Drawn): string[] {
  const { undescribed } = sizeOf(chart);
  return [
    ...(cover.missing.length === 0 ? [] : [`No test path reaches ${cover.missing.join('; ')}.`]),
    ...(undescribed === 0 ? [] : [`${counted(undescribed, 'state')} not described.`]),
  ];
}

function thumbOf(name: string): string {
  return `<img src="${name}.svg" alt="" loading="lazy" width="720" height="450">`;
}
