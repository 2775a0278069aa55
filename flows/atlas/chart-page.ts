/** The page of one chart: its picture, its outline, its walks, and room for what is chosen. */
import type { State } from '../draw/chart';
import { escaped } from '../draw/escape';
import { outlineOf } from '../draw/outline';
import { sentencesOf } from '../walk/sentences';
import { allOf, type Walk } from '../walk/walk';
import { walkName } from '../walk/walk-name';
import { missedBySource } from './coverage';
import { type Drawn, headingOf } from './drawn';
import { counted, list, outlineHtml, pageOf } from './html';
import { rulesList } from './rules';
import { filmstrip } from './shots';

const KINDS = {
  event: 'a person, a page or the browser does something',
  done: 'an effect succeeds',
  error: 'an effect fails',
  time: 'time has passed',
  always: 'at once, without an event',
};

export function chartPage(drawn: Drawn): string {
  const { name, chart, names, cover, rules, svg, stately } = drawn;
  const { walks, countInSite } = cover;
  return pageOf({
    title: `${headingOf(drawn)} · Flow atlas`,
    flow: name,
    body: [
      '<header>',
      `<h1>${escaped(headingOf(drawn))}</h1>`,
      `<p>The chart <code>${escaped(chart.key)}</code>${names.length > 1 ? `, which runs as ${escaped(names.join(', '))}` : ''}.</p>`,
      ...(chart.description === null ? [] : [`<p>${escaped(chart.description)}</p>`]),
      '</header>',
      `<main id="main" data-missed="${dataOf(missedBySource(name))}" data-shots="${dataOf(drawn.shots)}">`,
      filmstrip(drawn),
      toolbar(name),
      overlay(name),
      '<p id="said" role="status"></p>',
      '<div class="columns" id="columns">',
      `<div id="stage" role="region" tabindex="0" aria-label="Picture of the chart. Arrow keys move it, plus and minus zoom."><div id="canvas">${svg}</div></div>`,
      '<aside id="panel" aria-label="What is chosen" hidden></aside>',
      '</div>',
      `<ul class="legend">${Object.entries(KINDS)
        .map(([kind, words]) => `<li class="${kind}">${words}</li>`)
        .join('')}</ul>`,
      `<section id="outline"><h2>Outline</h2><ul>${outlineHtml(outlineOf(chart))}</ul></section>`,
      `<section id="walks"><h2>${counted(walks.length, 'walk')}</h2>`,
      `<p>Together they cross every state and transition, and both outcomes of every condition. ${walks.length === countInSite ? 'The tests make each of them in the site.' : `The tests make the first ${countInSite} in the site, which does not reach what the others cross.`}</p>`,
      `${walks.map((walk, at) => walkHtml(walk, at, chart)).join('\n')}</section>`,
      `<section id="rules"><h2>Rules</h2>${rulesList(rules)}</section>`,
      '</main>',
      `<textarea id="stately-file" hidden readonly aria-label="The chart's file for Stately">\n${escaped(stately)}</textarea>`,
    ],
  });
}

function toolbar(name: string): string {
  const buttons = [
    ['simulate', 'Simulate'],
    ['stately', 'Open in Stately'],
    ['copy-stately', 'Copy for Stately'],
  ];
  const files = [
    ['stately.ts', 'Stately'],
    ['json', 'JSON'],
    ['mmd', 'Mermaid'],
    ['svg', 'SVG'],
  ];
  return [
    '<div class="toolbar" id="tools">',
    ...buttons.map(([id, words]) => `<button type="button" id="${id}">${words}</button>`),
    ...files.map(([ending, words]) => `<a href="${escaped(name)}.${ending}" download>${words}</a>`),
    '</div>',
  ].join('');
}

/** Absent as long as no report speaks of the chart. */
function overlay(name: Drawn['name']): string {
  const sources = Object.keys(missedBySource(name));
  if (sources.length === 0) return '';
  const options = ['', ...sources].map(
    (source) =>
      `<option value="${escaped(source)}">${escaped(source || 'Choose a test suite')}</option>`,
  );
  return `<p><label>Mark what is not covered by <select id="overlay">${options.join('')}</select></label></p>`;
}

function dataOf(value: unknown): string {
  return escaped(JSON.stringify(value));
}

function walkHtml(walk: Walk, at: number, chart: State): string {
  const ids = allOf(walk).flatMap(({ states, transitions }) => [...states, ...transitions]);
  const sentences = sentencesOf(walk);
  const crosses = escaped(JSON.stringify([...new Set(ids)]));
  return [
    `<details id="walk-${at + 1}" data-crosses="${crosses}">`,
    `<summary>Walk ${at + 1}: ${escaped(walkName(walk, chart))}</summary>`,
    list(sentences.map(escaped), 'ol'),
    '</details>',
  ].join('');
}
