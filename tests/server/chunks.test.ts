/** What the built site's chunks ask for is there (`scripts/site/import-map.ts`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureSiteIsBuilt, SITE_DIR } from '../../scripts/site-build';

beforeAll(ensureSiteIsBuilt);

const contentOf = (name: string) => readFileSync(join(SITE_DIR, name), 'utf8');

function importsOf(page: string): Record<string, string> {
  const [, map = '{}'] = /<script type="?importmap"?>(.*?)<\/script>/s.exec(contentOf(page)) ?? [];
  return JSON.parse(map).imports;
}

test('a page’s import map names chunks alone, the same on every page, and all are there', () => {
  const files = readdirSync(SITE_DIR);
  const maps = files.filter((name) => name.endsWith('.html')).map(importsOf);
  expect(new Set(maps.map((it) => JSON.stringify(it))).size).toBe(1);
  const addresses = Object.values(maps[0] ?? {});
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((it) => !it.endsWith('.js'))).toEqual([]);
  expect(addresses.filter((it) => !files.includes(it.slice(1)))).toEqual([]);
});

test('each chunk finds the pictures, sheets and chunks that it asks for', () => {
  const files = readdirSync(SITE_DIR);
  const ids = Object.keys(importsOf('200.html'));
  const chunks = files.filter((name) => /\.[0-9a-f]{8}\.js$/.test(name));
  const named = chunks.flatMap((chunk) =>
    [...contentOf(chunk).matchAll(/import\.meta\.resolve\("([^"]+)"\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((it) => !files.includes(it.replace(/^\.\//, '')))).toEqual([]);
  const imported = chunks.flatMap((chunk) =>
    [...contentOf(chunk).matchAll(/\bimport\("(\w+)"\)/g)].map(([, id = '']) => id),
  );
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter((id) => !ids.includes(id))).toEqual([]);
});
