/** The head of a prerendered document: its styles in it, and its display face in it or named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faceFile, ownFace } from './own-face';

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
  /** The page's elements where nothing that is read is added to them; else `null`. */
  readonly whole: string | null;
}

/**
 * The built page's template with a head of its own; the addresses of the scripts that it shall start, the app's main
 * script first, and the map by which they find each other, which stands before them.
 */
export async function withHead(folder: string, template: string, head: Head) {
  const { title, first, files, whole } = head;
  const [mainTag = '', app = ''] = MAIN_SCRIPT.exec(template) ?? [];
  const [sheetTag = '', sheet = ''] = MAIN_SHEET.exec(template) ?? [];
  const [map = ''] = IMPORT_MAP.exec(template) ?? [];
  if (!mainTag || !sheetTag || !map) throw new Error('The built page has another head.');
  const isSheet = (name: string) => name.endsWith('.css');
  const sheets = [sheet, ...files.filter(isSheet)];
  const scripts = [app, ...files.filter((name) => !isSheet(name)).map(fromRoot)];
  const rules = sheets.map((name) => inlined(folder, name)).join('');
  const face = whole === null ? null : await ownFace(folder, whole, rules);
  const links = [
    first,
    face ? '' : preloadFace(folder),
    `<style>${rules}</style>`,
    face ?? '',
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
  return `<link rel="preload" as="font" type="font/woff2" href="/${faceFile(folder)}" crossorigin>`;
}

/** A sheet's rules, whose addresses are seen from the document. */
function inlined(folder: string, name: string): string {
  const rules = readFileSync(join(folder, name), 'utf8');
  return rules.replace(/url\((["']?)(?![/"']|data:)/g, 'url($1/');
}
