import { capital } from '../draw/words';
import type { FlowName } from '../flows';
import { namesOf, type Use } from '../uses';

export function headingOf(name: FlowName): string {
  const [only, ...others] = namesOf(name);
  return only && others.length === 0 ? only : capital(name.replaceAll('-', ' '));
}

export function chartAddress(name: string, id?: string): string {
  return `${name}.html${id === undefined ? '' : `#${encodeURIComponent(id)}`}`;
}

export function systemAddress({ name }: Use): string {
  return `use-${name.toLowerCase().replaceAll(' ', '-')}.html`;
}
