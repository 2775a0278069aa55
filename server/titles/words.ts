/** What the catalogue's titles, genres and plans are called in one language. */
import type { Queries } from '../db/db';
import { languageNameIn } from './language-names';

/** A title's row. `lang` is the language of its own words, and then of those that are in another. */
interface TitleRow {
  readonly id: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly description?: string | null;
  readonly description_lang?: string | undefined;
  /** In English: 'Portuguese'. */
  readonly language?: string | null;
}

interface NamedRow {
  readonly name: string | null;
  readonly lang?: string | undefined;
}

export interface Words {
  /** A title in this language; `lang` and `description_lang` stay where its own words have another one. */
  ofTitle<Row extends TitleRow>(row: Row): Row;
  /** A genre, a plan or a tax in this language; `lang` stays where its own words have another one. */
  ofNamed<Row extends NamedRow>(row: Row): Row;
  /** What other words are in this language; `null` where it is not known. */
  phrase(own: string): string | null;
  /** The language of own words, where it is another one. */
  foreign(lang: string | undefined): string | undefined;
}

interface TitleWords {
  readonly name: string | null;
  readonly description: string | null;
}

/** @param language BCP 47; words of its regions count, after its own */
export async function readWords({ query }: Queries, language: string): Promise<Words> {
  const spoken = `language = $1 or language like $1 || '-%' order by language desc`;
  const titles = new Map(
    (
      await query<TitleWords & { title_id: string }>(
        `select title_id, name, description from title_words where ${spoken}`,
        [language],
      )
    ).map(({ title_id, ...words }) => [title_id, words]),
  );
  const phrases = new Map(
    (
      await query<{ own: string; said: string }>(`select own, said from phrases where ${spoken}`, [
        language,
      ])
    ).map(({ own, said }) => [own, said]),
  );
  return wordsOf(language, titles, phrases);
}

function wordsOf(
  language: string,
  titles: ReadonlyMap<string, TitleWords>,
  phrases: ReadonlyMap<string, string>,
): Words {
  const phrase = (own: string) => phrases.get(own) ?? null;
  const foreign = (lang: string | undefined) =>
    lang === language || lang?.startsWith(`${language}-`) ? undefined : lang;
  /** The field with what is said, or its own words and their language. */
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
