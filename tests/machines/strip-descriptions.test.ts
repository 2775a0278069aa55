/** What the site is built from: the charts without what only people read (decision 12). */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';

type Strip = (source: string) => string;

const folder = fileURLToPath(new URL('../../machines/', import.meta.url));
const files = readdirSync(folder);
const SCRIPT = '../../scripts/site/strip-descriptions.mjs';
const { withoutDescriptions } = (await import(SCRIPT)) as { withoutDescriptions: Strip };

test('the site is built from the charts without their descriptions and rules, and with all else', async () => {
  const whole = await machinesOf((source) => source);
  const stripped = await machinesOf(withoutDescriptions);
  expect(Object.keys(stripped)).toHaveLength(files.length);
  for (const [name, { config, implementations }] of Object.entries(whole)) {
    const built = stripped[name];
    expect(plain(built?.config), name).toEqual(plain(config, ['description', 'meta']));
    expect(plain(built?.implementations), name).toEqual(plain(implementations));
  }
});

/** The machines of every chart's source, after `change`. */
async function machinesOf(change: Strip): Promise<Record<string, AnyStateMachine>> {
  const changing: Plugin = {
    name: 'change',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.machine\.ts$/ }, ({ path }) => ({
        contents: change(readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    },
  };
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from './${basename(file, '.ts')}';`).join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [changing],
  });
  const [{ text } = { text: '' }] = outputFiles;
  const exported = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as object;
  return Object.fromEntries(
    Object.entries<AnyStateMachine>({ ...exported }).filter(([name]) => /Machine$/.test(name)),
  );
}

/** As JSON, functions by their text, without some of the keys. */
function plain(value: unknown, leftOut: readonly string[] = []): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, it) => {
      if (leftOut.includes(key)) return undefined;
      return typeof it === 'function' ? { text: String(it), ...it } : it;
    }),
  );
}
