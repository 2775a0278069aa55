import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';

export async function bundleForNode(
  entry: string,
  outfile: string,
  builtFiles: readonly string[],
): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    plugins: [macros, builtAssets(builtFiles)],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

/** Bundles Parcel's macros as plain functions. They return the same values as in Parcel's build. */
const macros: Plugin = {
  name: 'macros',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path, with: attributes }) => {
      if (attributes.type !== 'macro') return undefined;
      return { contents: readFileSync(path, 'utf8'), loader: 'ts', resolveDir: dirname(path) };
    });
  },
};

const builtAssets = (builtFiles: readonly string[]): Plugin => ({
  name: 'built assets',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const contents = source.replace(
        /new URL\('[^']*?([\w-]+)(\.\w+)', import\.meta\.url\)/g,
        (_, name: string, type: string) => {
          const built = builtFiles.find((it) => it.startsWith(`${name}.`) && it.endsWith(type));
          return `({ href: '/${built}' })`;
        },
      );
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) };
    });
  },
});

export async function bundleInline(
  source: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    plugins: [withoutScreens],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

const withoutScreens: Plugin = {
  name: 'without screens',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : null,
    );
  },
};
