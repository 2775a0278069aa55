/** The head of a prerendered document: its styles in it, and its display face named. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT_MAP = /<script type="?importmap"?>.*?<\/script>/s;
const MAIN_SHEET = /<link rel="?stylesheet"? href="?\/([^\s">]+)"?>/;
const MAIN_SCRIPT = /<script type="?module"? src="?([^\s">]+)"?><\/script>/;

export interface Head {
  /** The page's title. */
  readonly title: string;
  /** The script that runs before anything else is asked for. */
  readonly first: string;
  /** What is fetched with the page's own module. */
  readonly files: readonly string[];
}

/**
 * The built page's template with a head of its own; the addresses of the scripts that it shall start, the app's main
 * script first, and the map by which they find each other, which stands before them.
 */
export function withHead(folder: string, template: string, { title, first, files }: Head) {
  const [mainTag = '', app = ''] = MAIN_SCRIPT.exec(template) ?? [];
  const [sheetTag = '', sheet = ''] = MAIN_SHEET.exec(template) ?? [];
  const [map = ''] = IMPORT_MAP.exec(template) ?? [];
  if (!mainTag || !sheetTag || !map) throw new Error('The built page has another head.');
  const isSheet = (name: string) => name.endsWith('.css');
  const sheets = [sheet, ...files.filter(isSheet)];
  const scripts = [app, ...files.filter((name) => !isSheet(name)).map(fromRoot)];
  const links = [
    first,
    preloadFace(folder),
    `<style>${sheets.map((name) => inlined(folder, name)).join('')}</style>`,
    // The app asks whether a sheet is there by its link. Disabled, it is not fetched.
    ...sheets.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
  ];
  const page = template
    .replace(sheetTag, '')
    .replace(mainTag, '')
    .replace(map, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${links.join('')}`);
  return { page, scripts, map };
}

const fromRoot = (name: string) => `/${name}`;

function preloadFace(folder: string): string {
  const face = readdirSync(folder).find((name) => /^big-shoulders-800\.\w+\.woff2$/.test(name));
  return `<link rel="preload" as="font" type="font/woff2" href="/${face}" crossorigin>`;
}

/** A sheet's rules, whose addresses are seen from the document. */
function inlined(folder: string, name: string): string {
  const rules = readFileSync(join(folder, name), 'utf8');
  return rules.replace(/url\((["']?)(?![/"']|data:)/g, 'url($1/');
}
