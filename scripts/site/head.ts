/** The head of a prerendered document, with the styles of its own elements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownRules } from './own-rules';

const IMPORT_MAP = /<script type="?importmap"?>.*?<\/script>/s;
const SHEETS = /<link rel="?stylesheet"? href="?\/([^\s">]+)"?>/g;
const MAIN_SCRIPT = /<script type="?module"? src="?([^\s">]+)"?><\/script>/;

export interface Head {
  /** The page's title. */
  readonly title: string;
  /** The script that runs before anything else is asked for. */
  readonly first: string;
  /** What is fetched with the page's own module. */
  readonly files: readonly string[];
  /** The page's elements as it begins. */
  readonly elements: string;
}

/**
 * The built page's template with a head of its own; the addresses of the scripts that it shall start, the app's main
 * script first, and the map by which they find each other, which stands before them.
 */
export function withHead(folder: string, template: string, head: Head) {
  const { title, first, files, elements } = head;
  const [mainTag = '', app = ''] = MAIN_SCRIPT.exec(template) ?? [];
  const [map = ''] = IMPORT_MAP.exec(template) ?? [];
  const named = [...template.matchAll(SHEETS)].map(([, name = '']) => name);
  const rulesIn = (name: string) => inlined(folder, name);
  const hasFaces = (name: string) => rulesIn(name).includes('@font-face');
  const [faces, ...otherFaces] = [...named, ...files.filter(isSheet)].filter(hasFaces);
  const isAsExpected = mainTag && map && named.length === 2 && faces && otherFaces.length === 0;
  if (!isAsExpected) throw new Error('The built page has another head.');
  // A face that came again with a sheet would take the place of the document's, and not be loaded.
  const sheets = [...named, ...files.filter(isSheet)].filter((name) => name !== faces);
  const scripts = [app, ...files.filter((name) => !isSheet(name)).map(fromRoot)];
  const rules = ownRules(sheets.map(rulesIn).join(''), elements);
  const links = [
    first,
    `<style>${rulesIn(faces)}${rules}</style>`,
    // Fetched with the app, which enables them (`src/app/start/sheets.ts`).
    ...sheets.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
  ];
  const page = template
    .replaceAll(SHEETS, '')
    .replace(mainTag, '')
    .replace(map, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${links.join('')}`);
  return { page, scripts, map };
}

const isSheet = (name: string) => name.endsWith('.css');
const fromRoot = (name: string) => `/${name}`;

/** A sheet's rules, whose addresses are seen from the document. */
function inlined(folder: string, name: string): string {
  const rules = readFileSync(join(folder, name), 'utf8');
  return rules.replace(/url\((["']?)(?![/"']|data:)/g, 'url($1/');
}
