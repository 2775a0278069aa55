/** Bundles the provider into one file that Node runs by itself. */
import { build } from 'esbuild';

export const SERVER_FILE = 'build/server.js';

/** Writes `SERVER_FILE`. Resolves to the npm packages and Node modules that it imports. */
export async function buildServer(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['server/main.ts'],
    outfile: SERVER_FILE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    metafile: true,
  });
  return metafile.outputs[SERVER_FILE]?.imports.map(({ path }) => path) ?? [];
}
