import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { paths } from '../server/paths';
import { palette } from '../src/theme/palette';

const PAGE = 'desk/page';
const DISPLAY_FACE = 'src/theme/fonts/big-shoulders-800.woff2';

const { ink, ivory, amber, coral, jade } = palette;
const colours = `:root { color-scheme: dark; --ground: ${ink[900]}; --raised: ${ink[850]}; --well: ${ink[800]}; --line: ${ink[700]}; --edge: ${ink[500]}; --text: ${ivory[50]}; --soft: ${ivory[200]}; --accent: ${amber[400]}; --danger: ${coral[300]}; --good: ${jade[300]}; }\n`;

export async function buildDesk(): Promise<void> {
  mkdirSync(paths.desk, { recursive: true });
  await build({
    entryPoints: [`${PAGE}/main.tsx`],
    outfile: join(paths.desk, 'desk.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: ['chrome116', 'firefox124', 'safari17.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  writeFileSync(join(paths.desk, 'desk.css'), colours + readFileSync(`${PAGE}/desk.css`, 'utf8'));
  copyFileSync(`${PAGE}/index.html`, join(paths.desk, 'index.html'));
  copyFileSync(DISPLAY_FACE, join(paths.desk, 'display.woff2'));
}
