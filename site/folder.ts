import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, readCatalogue } from '../server/text-files';
import { type Brand, type Overrides, readBrand } from './brand';
import { checkTexts } from './check-texts';
import { problemOfDrawing } from './drawings';
import { type Face, readFaces } from './faces/faces';
import { drawingFault } from './icons';
import { type LegalTexts, readLegalTexts } from './legal/folder';
import { readWall } from './wall';

export interface Ours {
  readonly texts: string;
  readonly brand: Brand;
}

export interface SiteSource {
  readonly brand: Brand;
  /** By language. The operator's texts override Fin's, which override Fin's English texts. */
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly drawings: { readonly logo: string | null; readonly icon: string | null };
  readonly legal: LegalTexts;
  readonly faces: readonly Face[];
  readonly wall: readonly Buffer[];
}

export const ourSource = (brand: Brand, english: Catalogue): SiteSource => ({
  brand,
  catalogues: { en: english },
  drawings: { logo: null, icon: null },
  legal: {},
  faces: [],
  wall: [],
});

/** @throws {SiteProblems} listing the folder's problems */
export async function readSiteFolder(
  folder: string,
  ours: Ours,
  overrides: Overrides,
): Promise<SiteSource> {
  const problems: string[] = [];
  const content = readJson(folder, 'site.json', problems);
  const { faces: files, ...brand } = readBrand(content ?? {}, ours.brand, overrides, problems);
  const english = readCatalogue(ours.texts, 'en');
  const given = Object.fromEntries(
    textFiles(folder, problems).map((file) => [
      file,
      checkTexts(file, readJson(folder, file, problems) ?? {}, english, problems),
    ]),
  );
  for (const language of brand.languages) {
    const isThere = existsSync(join(ours.texts, `${language}.json`));
    if (!isThere && !given[`texts/${language}.json`]) {
      problems.push(
        `languages has "${language}", which has no texts. Write texts/${language}.json, or remove it.`,
      );
    }
  }
  const drawings = {
    logo: await readDrawing(folder, 'logo.svg', problems),
    icon: await readDrawing(folder, 'icon.svg', problems),
  };
  const faces = readFaces(folder, files, problems);
  const wall = await readWall(folder, problems);
  const legal = readLegalTexts(folder, brand, problems);
  if (problems.length > 0) throw new SiteProblems(folder, problems);
  const catalogues = brand.languages.map((language) => [
    language,
    { ...english, ...readCatalogue(ours.texts, language), ...given[`texts/${language}.json`] },
  ]);
  return { brand, catalogues: Object.fromEntries(catalogues), drawings, legal, faces, wall };
}

export class Refusal extends Error {}

class SiteProblems extends Refusal {
  constructor(folder: string, problems: readonly string[]) {
    super(
      [`The site in ${folder} can't be used:`, ...problems.map((it) => `  ${it}`)].join('\n') +
        '\ndocs/operators/site.md describes every part of it.',
    );
  }
}

function textFiles(folder: string, problems: string[]): string[] {
  const texts = join(folder, 'texts');
  if (!existsSync(texts)) return [];
  try {
    return readdirSync(texts)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `texts/${name}`);
  } catch (error) {
    const { message } = error as Error;
    problems.push(`texts can't be read (${message}). Make it a folder, readable by this user.`);
    return [];
  }
}

function readJson(folder: string, file: string, problems: string[]): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    const { message } = error as Error;
    problems.push(`${file} can't be read (${message}). Write it as JSON, readable by this user.`);
    return undefined;
  }
}

async function readDrawing(
  folder: string,
  file: string,
  problems: string[],
): Promise<string | null> {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    const { message } = error as Error;
    problems.push(`${file} can't be read (${message}). Make it a file, readable by this user.`);
    return null;
  }
  const problem = problemOfDrawing(file, content);
  const fault = problem ? null : await drawingFault(content);
  if (problem) problems.push(problem);
  if (fault)
    problems.push(`${file} can't be drawn (${fault}). Save it as plain SVG, with a viewBox.`);
  return content;
}
