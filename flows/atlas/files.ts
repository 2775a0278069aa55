import { build } from 'esbuild';
import { mermaidOf } from '../draw/mermaid';
import { chartPage } from './chart-page';
import type { Drawn } from './drawn';
import { firstPage } from './first-page';
import { systemAddress } from './names';
import { recordingPage } from './recording-page';
import { drawScreens } from './screen-map';
import { screensPage } from './screens-page';
import { drawSystems, systemPage } from './system-page';
import { darkFile, faceFiles, styleSheet } from './theme';

export type Files = Readonly<Record<string, string | Uint8Array>>;

export async function atlasOf(charts: readonly Drawn[]): Promise<Files> {
  const pages = charts.flatMap((drawn) => [
    [`${drawn.name}.html`, chartPage(drawn)],
    [`${drawn.name}.svg`, darkFile(drawn.svg)],
    [`${drawn.name}.stately.ts`, drawn.stately],
    [`${drawn.name}.json`, drawn.json],
    [`${drawn.name}.mmd`, mermaidOf(drawn.chart)],
  ]);
  const systems = (await drawSystems()).map((it) => [systemAddress(it.use), systemPage(it)]);
  const screens = await drawScreens();
  return {
    'index.html': firstPage(charts),
    'screens.html': screensPage(screens),
    'screens.svg': darkFile(screens.svg),
    'recording.html': recordingPage(charts),
    'atlas.css': styleSheet(),
    'atlas.js': await script(),
    ...faceFiles(),
    ...Object.fromEntries(systems),
    ...Object.fromEntries(pages),
  };
}

/** Bundles one classic script, since browsers don't load modules from `file:` URLs. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['flows/atlas/client/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome116', 'firefox124', 'safari17.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}
