import type { State } from '../draw/chart';
import { escaped } from '../draw/escape';
import { outlineOf } from '../draw/outline';
import { pathName } from '../test-paths/path-name';
import { sentencesOf } from '../test-paths/sentences';
import { allOf, type TestPath } from '../test-paths/test-path';
import { missedBySource } from './coverage';
import type { Drawn } from './drawn';
import { counted, list, outlineHtml, pageOf, stageOf } from './html';
import { headingOf } from './names';
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
  const { name, chart, names, cover, rules, svg, overview, stately } = drawn;
  const { testPaths, countInSite } = cover;
  return pageOf({
    title: `${headingOf(name)} · Flow atlas`,
    flow: name,
    body: [
      '<header>',
      `<h1>${escaped(headingOf(name))}</h1>`,
      `<p>The chart <code>${escaped(chart.key)}</code>${names.length > 1 ? `, which runs as ${escaped(names.join(', '))}` : ''}.</p>`,
      ...(chart.description === null ? [] : [`<p>${escaped(chart.description)}</p>`]),
      '</header>',
      `<main id="main" data-missed="${dataOf(missedBySource(name))}" data-shots="${dataOf(drawn.shots)}">`,
      stageOf(svg, 'Picture of the chart', toolbar(name)),
      `<template id="overview">${overview}</template>`,
      `<ul class="legend">${Object.entries(KINDS)
        .map(([kind, words]) => `<li class="${kind}">${words}</li>`)
        .join('')}</ul>`,
      overlay(name),
      filmstrip(chart, drawn.shots),
      `<section id="outline"><h2>Outline</h2><ul>${outlineHtml(outlineOf(chart))}</ul></section>`,
      `<section id="test-paths"><h2>${counted(testPaths.length, 'test path')}</h2>`,
      `<p>Together they cover every state and transition, and both outcomes of every condition. ${ranInSite(testPaths.length, countInSite)}</p>`,
      `${testPaths.map((testPath, at) => testPathHtml(testPath, at, chart)).join('\n')}</section>`,
      `<section id="rules"><h2>Rules</h2>${rulesList(rules)}</section>`,
      '</main>',
      `<textarea id="stately-file" hidden readonly aria-label="The chart's file for Stately">\n${escaped(stately)}</textarea>`,
    ],
  });
}

function ranInSite(count: number, countInSite: number): string {
  if (count === countInSite) return 'The tests run all of them in the site.';
  return `The tests run the first ${countInSite} in the site; the others need what the site never does.`;
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
    ...buttons.map(([id, words]) => `<button type="button" id="${id}">${words}</button>`),
    '<span class="files">Files:',
    ...files.map(
      ([ending, words]) => ` <a href="${escaped(name)}.${ending}" download>${words}</a>`,
    ),
    '</span>',
  ].join('');
}

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

function testPathHtml(testPath: TestPath, at: number, chart: State): string {
  const ids = allOf(testPath).flatMap(({ states, transitions }) => [...states, ...transitions]);
  const sentences = sentencesOf(testPath);
  const crosses = escaped(JSON.stringify([...new Set(ids)]));
  return [
    `<details id="test-path-${at + 1}" data-crosses="${crosses}">`,
    `<summary>Path ${at + 1}: ${escaped(pathName(testPath, chart))}</summary>`,
    list(sentences.map(escaped), 'ol'),
    '</details>',
  ].join('');
}
