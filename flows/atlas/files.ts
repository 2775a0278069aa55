/** The atlas's files by name, made from the charts as they are. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { chosenColours, lit, style } from '../draw/colours';
import { mermaidOf } from '../draw/mermaid';
import { chartPage } from './chart-page';
import type { Drawn } from './drawn';
import { firstPage } from './first-page';
import { recordingPage } from './recording-page';
import { drawScreens, screensSection } from './screen-map';
import { drawSystems, systemAddress, systemPage } from './system-page';

/** By name; what is no text as bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const STYLES = ['page', 'first-page', 'chart-page'];
const DISPLAY_FACE = 'src/theme/fonts/big-shoulders-800.woff2';

export async function atlasOf(charts: readonly Drawn[]): Promise<Files> {
  const pages = charts.flatMap((drawn) => [
    [`${drawn.name}.html`, chartPage(drawn)],
    [`${drawn.name}.svg`, drawn.file],
    [`${drawn.name}.stately.ts`, drawn.stately],
    [`${drawn.name}.json`, drawn.json],
    [`${drawn.name}.mmd`, mermaidOf(drawn.chart)],
  ]);
  const systems = (await drawSystems()).map((it) => [systemAddress(it.use), systemPage(it)]);
  const css = `${chosenColours}${STYLES.map((name) => readFileSync(`flows/atlas/styles/${name}.css`, 'utf8')).join('')}${style}${lit}`;
  return {
    'index.html': firstPage(charts, screensSection(await drawScreens())),
    'recording.html': recordingPage(charts),
    'atlas.css': css,
    'atlas.js': await script('main'),
    'look.js': await script('look'),
    'display.woff2': readFileSync(DISPLAY_FACE),
    ...Object.fromEntries(systems),
    ...Object.fromEntries(pages),
  };
}

/** One classic script: modules don't load from a file. */
async function script(name: 'main' | 'look'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`flows/atlas/client/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome116', 'firefox124', 'safari17.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}
