import { escaped } from '../draw/escape';
import type { Drawn } from './drawn';
import { pageOf } from './html';

export function recordingPage(charts: readonly Drawn[]): string {
  return pageOf({
    title: 'Recording · Flow atlas',
    body: [
      '<header>',
      '<h1>Recording</h1>',
      '<p>Steps through what happened in the site: open the site with <code>?inspect</code>, press Save, and open the file here.</p>',
      '</header>',
      '<main id="recording">',
      '<p><label>Recording <input type="file" id="file" accept=".json,application/json"></label></p>',
      '<div class="toolbar" id="tools">',
      '<button type="button" id="previous" disabled>Previous</button>',
      '<button type="button" id="next" disabled>Next</button>',
      '</div>',
      '<p id="said" role="status"></p>',
      '<div class="columns">',
      '<div id="stage" class="still" role="region" tabindex="0" aria-label="Picture of the chart"></div>',
      '<aside id="panel" aria-label="Steps" hidden><ol id="steps"></ol></aside>',
      '</div>',
      '</main>',
      ...charts.map(({ name, svg }) => `<template data-chart="${escaped(name)}">${svg}</template>`),
    ],
  });
}
