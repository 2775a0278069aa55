import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports';

const UNDOCUMENTED = /\b(?:UNSAFE|unstable)_\w+/g;
const IMPORT = /(?:from\s+|import\s+|import\(|require\()'([^'./][^']*)'/g;

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.m?[jt]sx?$/.test(name))
  .map((name) => join('scripts', name));
const rooms = [
  'bench',
  'contract',
  'flows',
  'library',
  'machines',
  'server',
  'src',
  'scripts',
  'tests',
];
const files = [...new Set([...sourcesIn(...rooms), ...scripts, 'package.json'])];
const found = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text, inner]) => ({
      file,
      text: inner ?? text,
    })),
  );

test("no code uses a library's unsafe or unstable API", () => {
  expect(found(UNDOCUMENTED)).toEqual([]);
});

test('packages are replaced by their own entry points, never by an alias', () => {
  const others = Object.entries<string>(manifest.alias).filter(
    ([name, to]) => !to.startsWith(`${name}/`),
  );
  expect(others).toEqual([]);
});

test("no import reaches into a library's folders", () => {
  expect(found(IMPORT).filter(({ text }) => !isEntry(text))).toEqual([]);
});

test("the rule detects an import of a library's inner file", () => {
  expect(['react-slick', 'react-dom/client'].filter((it) => !isEntry(it))).toEqual([]);
  expect(isEntry('react-slick/lib/inner-slider')).toBe(false);
});

function isEntry(specifier: string): boolean {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const inner = parts.slice(length).join('/');
  if (specifier.startsWith('node:') || inner === '') return true;
  const folder = join('node_modules', ...parts.slice(0, length));
  const file = join(folder, 'package.json');
  const { exports = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys(exports).some((path) => matches(path, `./${inner}`));
}

function matches(path: string, inner: string): boolean {
  const [start = '', end] = path.split('*');
  return end === undefined ? path === inner : inner.startsWith(start) && inner.endsWith(end);
}
