/** Names and addresses of the atlas's pages, for their HTML and their script. */
import { capital } from '../draw/words';
import type { FlowName } from '../flows';
import { namesOf, type Use } from '../uses';

/** The one name that the site has for a chart (`Payment`), else the chart's own (`Cast mail`). */
export function headingOf(name: FlowName): string {
  const [only, ...others] = namesOf(name);
  return only && others.length === 0 ? only : capital(name.replaceAll('-', ' '));
}

/** @param id of a state or a transition that the page selects */
export function chartAddress(name: string, id?: string): string {
  return `${name}.html${id === undefined ? '' : `#${encodeURIComponent(id)}`}`;
}

/** `use-watch-a-title.html` */
export function systemAddress({ name }: Use): string {
  return `use-${name.toLowerCase().replaceAll(' ', '-')}.html`;
}
