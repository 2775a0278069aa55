/** Bundles the provider, and its embedded database's thread, into files that Node runs by itself. */
import { build } from 'esbuild';

export const SERVER_FILE = 'build/server.js';

/** Writes `SERVER_FILE` and what lies beside it. Resolves to the npm packages and Node modules that it imports. */
export async function buildServer(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: { server: 'server/main.ts', 'pglite-worker': 'server/db/pglite-worker.ts' },
    outdir: 'build',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    metafile: true,
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}
