/** The atlas's files by name, made from the charts as they are. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { chosenColours, lit, style } from '../draw/colours';
import { mermaidOf } from '../draw/mermaid';
import { chartPage } from './chart-page';
import type { Drawn } from './drawn';
import { firstPage } from './first-page';
import { recordingPage } from './recording-page';

export type Files = Readonly<Record<string, string>>;

export async function atlasOf(charts: readonly Drawn[]): Promise<Files> {
  const pages = charts.flatMap((drawn) => [
    [`${drawn.name}.html`, chartPage(drawn)],
    [`${drawn.name}.svg`, drawn.file],
    [`${drawn.name}.json`, drawn.json],
    [`${drawn.name}.mmd`, mermaidOf(drawn.chart)],
  ]);
  const css = `${chosenColours}${readFileSync('flows/atlas/atlas.css', 'utf8')}${style}${lit}`;
  return {
    'index.html': firstPage(charts),
    'recording.html': recordingPage(charts),
    'atlas.css': css,
    'atlas.js': await script(),
    ...Object.fromEntries(pages),
  };
}

/** One classic script: modules don't load from a file. */
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
