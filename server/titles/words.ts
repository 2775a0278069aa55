import type { Queries } from '../db/db';
import { primaryOf } from '../texts';
import { languageNameIn } from './language-names';

interface TitleRow {
  readonly id: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly description?: string | null;
  readonly description_lang?: string | undefined;
  readonly language?: string | null;
}

interface NamedRow {
  readonly name: string | null;
  readonly lang?: string | undefined;
}

export interface Words {
  /** Sets `lang` and `description_lang` only for fields left in a foreign language. */
  ofTitle<Row extends TitleRow>(row: Row): Row;
  ofNamed<Row extends NamedRow>(row: Row): Row;
  phrase(own: string): string | null;
  foreign(lang: string | undefined): string | undefined;
}

interface TitleWords {
  readonly name: string | null;
  readonly description: string | null;
}

export async function readWords({ query }: Queries, language: string): Promise<Words> {
  const near = `split_part(language, '-', 1) = $2 order by language = $1, language = $2, language`;
  const wanted = [language, primaryOf(language)];
  const titles = new Map<string, TitleWords>();
  for (const row of await query<TitleWords & { title_id: string }>(
    `select title_id, name, description from title_words where ${near}`,
    wanted,
  )) {
    const other = titles.get(row.title_id);
    titles.set(row.title_id, {
      name: row.name ?? other?.name ?? null,
      description: row.description ?? other?.description ?? null,
    });
  }
  const phrases = await query<{ own: string; said: string }>(
    `select own, said from phrases where ${near}`,
    wanted,
  );
  return wordsOf(language, titles, new Map(phrases.map(({ own, said }) => [own, said])));
}

function wordsOf(
  language: string,
  titles: ReadonlyMap<string, TitleWords>,
  phrases: ReadonlyMap<string, string>,
): Words {
  const phrase = (own: string) => phrases.get(own) ?? null;
  const foreign = (lang: string | undefined) =>
    lang && primaryOf(lang) !== primaryOf(language) ? lang : undefined;
  const field = (
    name: string,
    tag: string,
    own: string | null,
    said: string | null,
    lang?: string,
  ) => (said === null && own && lang ? { [name]: own, [tag]: lang } : { [name]: said ?? own });

  return {
    ofTitle<Row extends TitleRow>({ lang, ...row }: Row): Row {
      const { name = null, description = null } = titles.get(row.id) ?? {};
      const other = foreign(lang);
      return {
        ...row,
        ...field('name', 'lang', row.name, name, other),
        ...(row.description !== undefined &&
          field('description', 'description_lang', row.description, description, other)),
        ...(row.language && {
          language: phrase(row.language) ?? languageNameIn(language, row.language) ?? row.language,
        }),
      } as Row;
    },

    ofNamed<Row extends NamedRow>({ lang, ...row }: Row): Row {
      const said = row.name && phrase(row.name);
      const named: object = { ...row, ...field('name', 'lang', row.name, said, foreign(lang)) };
      return named as Row;
    },

    phrase,
    foreign,
  };
}
