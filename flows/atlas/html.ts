/** Pages of the atlas as HTML. Whatever comes from a chart goes through `escaped`. */
import { escaped } from '../draw/escape';
import type { Item } from '../draw/outline';
import { VERSION } from './version';

interface Page {
  readonly title: string;
  /** Name of the flow whose page it is. */
  readonly flow?: string;
  readonly body: readonly string[];
}

export function pageOf({ title, flow, body }: Page): string {
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    '<link rel="stylesheet" href="atlas.css">',
    '<script src="look.js"></script>',
    '<script defer src="atlas.js"></script>',
    `<body${flow === undefined ? '' : ` data-flow="${escaped(flow)}"`}>`,
    '<nav aria-label="Flow atlas"><a href="index.html"><b>Fin</b> Flow atlas</a>',
    '<a href="recording.html">Recording</a><button type="button" id="dark">Dark</button></nav>',
    ...body,
    `<footer>Fin ${VERSION}</footer>`,
  ].join('\n')}\n`;
}

/** Nested lists; a line about a state or a transition is a button that chooses it. */
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
