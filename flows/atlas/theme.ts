import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '../../src/theme/tokens';
import { colours, lit, siteColours, style } from '../draw/colours';

const FACES = 'src/theme/fonts';
const SHEETS = ['page', 'first-page', 'chart-page'];

export function styleSheet(): string {
  const { display, body } = tokens.fonts;
  const faces = readFileSync(join(FACES, 'faces.css'), 'utf8');
  const sheets = SHEETS.map((name) => readFileSync(`flows/atlas/styles/${name}.css`, 'utf8'));
  return [
    faces,
    `:root { --display: ${display.value}; --body: ${body.value}; }`,
    `${colours}@media screen { ${siteColours} }`,
    ...sheets,
    ...[style, lit],
  ].join('\n');
}

export function faceFiles(): Record<string, Uint8Array> {
  const names = readdirSync(FACES).filter((name) => name.endsWith('.woff2'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(FACES, name))]));
}

export function darkFile(svg: string): string {
  return svg.replace('>', () => `><style>${siteColours}${style}</style>`);
}
