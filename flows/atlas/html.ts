/** The parameters `body`, `svg`, `tools` and `lines` are HTML, and are not escaped. */
import { readFileSync } from 'node:fs';
import { escaped } from '../draw/escape';
import type { Item } from '../draw/outline';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

interface Page {
  readonly title: string;
  readonly flow?: string;
  readonly body: readonly string[];
}

export function pageOf({ title, flow, body }: Page): string {
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark">',
    `<title>${escaped(title)}</title>`,
    '<link rel="stylesheet" href="atlas.css">',
    '<script defer src="atlas.js"></script>',
    `<body${flow === undefined ? '' : ` data-flow="${escaped(flow)}"`}>`,
    '<nav aria-label="Flow atlas"><a class="home" href="index.html"><b>Fin</b> Flow atlas</a>',
    '<a href="screens.html">Screens</a> <a href="recording.html">Recording</a>',
    ...SEARCH,
    '</nav>',
    ...body,
    `<footer>Fin ${version}</footer>`,
  ].join('\n')}\n`;
}

const SEARCH = [
  '<div class="search" role="search"><input type="search" id="search" role="combobox"',
  'aria-label="Search charts, states and events" aria-autocomplete="list" aria-controls="found"',
  'aria-expanded="false" autocomplete="off" placeholder="Search (press /)">',
  '<ul id="found" role="listbox" aria-label="Found" hidden></ul>',
  '<span id="found-count" class="unseen" aria-live="polite"></span></div>',
];

export function stageOf(svg: string, label: string, tools = ''): string {
  return [
    `<div class="toolbar" id="tools">${tools}</div>`,
    '<p id="said" role="status"></p>',
    '<div class="columns" id="columns">',
    `<div id="stage" role="region" tabindex="0" aria-label="${escaped(label)}. Arrow keys move it, plus and minus zoom.">${svg}</div>`,
    '<aside id="panel" aria-label="Selected" hidden></aside>',
    '</div>',
  ].join('\n');
}

export function outlineHtml(item: Item): string {
  const { state, transition, name, text, items } = item;
  const chooses = [
    state === undefined ? '' : ` data-choose-state="${escaped(state)}"`,
    transition === undefined ? '' : ` data-choose-transition="${escaped(transition)}"`,
  ].join('');
  const lead = chooses
    ? `<button type="button"${chooses}>${escaped(name)}</button>`
    : `<b>${escaped(name)}</b>`;
  const below = items.length === 0 ? '' : `<ul>${items.map(outlineHtml).join('')}</ul>`;
  return `<li>${lead} ${escaped(text)}${below}</li>`;
}

export function list(lines: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
