import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../server/text-files';
import {
  LEGAL_NAMES,
  type LegalDocument,
  type LegalName,
  type ShownDocument,
} from '../../src/lib/legal/documents';
import type { Brand } from '../brand';
import { readMarkdown } from './markdown';
import { ourLegalText } from './ours';

export type LegalTexts = Readonly<Record<string, LegalDocument>>;

export function readLegalTexts(
  folder: string,
  { languages }: Brand,
  problems: string[],
): LegalTexts {
  const legal = join(folder, 'legal');
  if (!existsSync(legal)) return {};
  const names = LEGAL_NAMES.flatMap((name) => [name, ...languages.map((it) => `${name}.${it}`)]);
  try {
    const files = readdirSync(legal).filter((it) => !it.startsWith('.'));
    const texts = files.sort().flatMap((it) => {
      const file = `legal/${it}`;
      const name = names.find((known) => `${known}.md` === it);
      if (name === undefined) {
        problems.push(`${file} is no text of the site. Name it ${names.join('.md, ')}.md.`);
        return [];
      }
      return [[name, readMarkdown(file, readFileSync(join(legal, it), 'utf8'), problems)]];
    });
    return Object.fromEntries(texts);
  } catch (error) {
    const { message } = error as Error;
    problems.push(`legal can't be read (${message}). Make it a folder of .md files of this user.`);
    return {};
  }
}

export function shownDocument(
  name: LegalName,
  language: string,
  { brand, catalogue, legal }: { brand: Brand; catalogue: Catalogue; legal: LegalTexts },
): ShownDocument {
  const contents = catalogue['legal.contents']?.defaultMessage ?? '';
  const own = legal[`${name}.${language}`];
  if (own) return { ...own, language, contents };
  const main = legal[name] ?? legal[`${name}.${brand.language}`];
  if (main) return { ...main, language: brand.language, contents };
  const problems: string[] = [];
  const ours = readMarkdown(name, ourLegalText(name, language, catalogue, brand), problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { ...ours, language, contents };
}
