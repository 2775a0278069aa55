import { build } from 'esbuild';

export const SERVER_FILE = 'build/server.js';

/** Not bundled, since they load WebAssembly or native libraries from their package folders. */
export const NOT_BUNDLED = ['@electric-sql/pglite', 'sharp'];

const COMMON_JS = `
import { createRequire as commonJsRequire } from 'node:module';
import { dirname as commonJsDirname } from 'node:path';
import { fileURLToPath as commonJsPath } from 'node:url';
const require = commonJsRequire(import.meta.url);
const __filename = commonJsPath(import.meta.url);
const __dirname = commonJsDirname(__filename);`;

export async function buildServer(): Promise<{ imported: string[]; bundled: string[] }> {
  const metafiles = await Promise.all([
    bundle({
      server: 'server/main.ts',
      backup: 'server/backup.ts',
      invite: 'server/commands/invite.ts',
      library: 'library/main.ts',
      desk: 'desk/command/main.ts',
      'pglite-worker': 'server/db/pglite-worker.ts',
      'picture-decoder': 'server/uploads/picture-decoder.ts',
    }),
    // Selects Cheerio's browser build, which parses the same way but has no HTTP client.
    bundle({ site: 'site/main.ts' }, ['browser']),
  ]);
  const imported = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ imports }) => imports.map(({ path }) => path));
  const bundled = metafiles
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  return { imported: [...new Set(imported)], bundled: [...new Set(bundled)].sort() };
}

async function bundle(entryPoints: Record<string, string>, conditions: string[] = []) {
  const { metafile } = await build({
    entryPoints,
    conditions,
    outdir: 'build',
    bundle: true,
    external: [...NOT_BUNDLED, 'pg-native'],
    banner: { js: COMMON_JS },
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    legalComments: 'none',
    logOverride: { 'require-resolve-not-external': 'silent' },
    metafile: true,
  });
  return metafile;
}
