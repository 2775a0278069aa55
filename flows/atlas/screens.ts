import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as pages from '../../src/app/pages/list';
import type { Page } from '../../src/app/pages/page';
import { paths } from '../../src/lib/paths';
import { capital, kebab, spoken } from '../draw/words';

export interface Screen {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly for: Page['for'];
  readonly leadsTo: readonly string[];
}

export function readScreens(): Screen[] {
  const texts = JSON.parse(readFileSync('texts/en.json', 'utf8'));
  return Object.entries<Page>(pages).map(([key, page]) => ({
    key,
    name: page.section ? texts[page.section].defaultMessage : capital(spoken(key)),
    path: page.path,
    for: page.for,
    leadsTo: targetsOf(sourcesOf(`src/app/pages/${kebab(key)}.ts`)).filter(
      (target) => target !== key,
    ),
  }));
}

export function readBar(): string[] {
  return targetsOf(sourcesOf('src/app/layout/Layout.tsx'));
}

const IMPORTED = /(?:from|import\()\s*'(\.[^']+)'/g;
const NAMED = /\bpaths\.(\w+)/g;
/** Folders into which imports are followed. Modules elsewhere belong to no particular screen. */
const SCREENS = /^src\/(?:features|components|app\/layout)\//;

function sourcesOf(file: string, known = new Map<string, string>()): string[] {
  const text = readFileSync(file, 'utf8');
  known.set(file, text);
  for (const [, target = ''] of text.matchAll(IMPORTED)) {
    const next = resolved(join(dirname(file), target));
    if (next && SCREENS.test(next) && !known.has(next)) sourcesOf(next, known);
  }
  return [...known.values()];
}

function resolved(path: string): string | undefined {
  return ['.ts', '.tsx'].map((end) => path + end).find((it) => existsSync(it));
}

function targetsOf(sources: readonly string[]): string[] {
  const named = new Set(sources.flatMap((it) => [...it.matchAll(NAMED)].map(([, name]) => name)));
  const targets = Object.entries(paths)
    .filter(([name]) => named.has(name))
    .map(([, path]) => keyAt(typeof path === 'string' ? path : path('id')));
  return [...new Set(targets)];
}

function keyAt(address: string): string {
  const [path = ''] = address.split('?');
  const found = Object.entries<Page>(pages).find(([, page]) => matches(page.path, path));
  if (!found) throw new Error(`No page is at ${address}.`);
  return found[0];
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/:\w+\?/, '(?:/[^/]+)?').replace(/:\w+/, '[^/]+');
  return pattern !== '*' && new RegExp(`^${source}$`).test(path);
}
