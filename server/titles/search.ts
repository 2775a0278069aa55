import type { Card } from '../../contract/entities';
import { fold } from '../../contract/fold';
import type { Queries } from '../db/db';
import { primaryOf } from '../texts';
import { cards } from './cards';
import { ANY_LETTER, typosOf } from './typos';
import type { Words } from './words';

const MAX_LENGTH = 200;

interface Named {
  readonly name: string;
  readonly lang?: string | undefined;
  readonly folded: string;
}

export interface Findable {
  readonly card: Card;
  readonly names: readonly string[];
  readonly casts: readonly Named[];
  readonly genres: readonly Named[];
}

export interface Found {
  readonly card: Card;
  readonly reason: Reason | null;
}

export interface Reason extends Pick<Named, 'name' | 'lang'> {
  readonly of: 'cast' | 'genre';
}

/** Excludes episodes: a search for an episode's name doesn't find its series either. */
export async function findableTitles(
  queries: Queries,
  words: Words,
  language: string,
): Promise<Findable[]> {
  const rows = await queries.query<Omit<Findable, 'card'> & { id: string }>(
    `select t.id,
       array(select t.folded union select w.folded from title_words w
         where w.title_id = t.id and w.folded is not null
           and split_part(w.language, '-', 1) in ($1, 'en')) as names,
       coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'folded', p.folded)) from title_casts c join people p on p.id = c.person_id
         where c.title_id = t.id), '[]') as casts,
       coalesce((select jsonb_agg(jsonb_build_object('name', g.name, 'lang', g.lang, 'folded', g.folded)) from title_genres tg join genres g on g.id = tg.genre_id
         where tg.title_id = t.id), '[]') as genres
     from titles t where t.kind <> 'episode'`,
    [primaryOf(language)],
  );
  const bothNames = (genre: Named): Named[] => {
    const said = words.ofNamed(genre);
    return said.name === genre.name ? [said] : [{ ...said, folded: fold(said.name) }, said];
  };
  const names = new Map(
    rows.map(({ id, ...row }) => [id, { ...row, genres: row.genres.flatMap(bothNames) }]),
  );
  const all = await cards(queries, words, 'order by t.popularity desc, t.id');
  return all.flatMap((card) => {
    const named = names.get(card.id);
    return named ? [{ card, ...named }] : [];
  });
}

export function searchTitles(titles: readonly Findable[], text: string, limit: number): Found[] {
  const folded = text.length > MAX_LENGTH ? '' : fold(text);
  if (folded === '') return [];
  const exact = ranked(titles, limit, {
    begins: (name) => name.startsWith(folded),
    hasWord: (name) => name.includes(` ${folded}`),
    contains: (name) => name.includes(folded),
  });
  if (exact.length > 0) return exact;
  const typos = typosOf(folded).map((letters) =>
    letters.map((letter) => (letter === ANY_LETTER ? '[^]' : literally(letter))).join(''),
  );
  if (typos.length === 0) return [];
  const beginning = new RegExp(`^(?:${typos.join('|')})`, 'u');
  const word = new RegExp(` (?:${typos.join('|')})`, 'u');
  return ranked(titles, limit, {
    begins: (name) => beginning.test(name),
    hasWord: (name) => word.test(name),
    contains: () => false,
  });
}

type Test = (name: string) => boolean;

function ranked(
  titles: readonly Findable[],
  limit: number,
  { begins, hasWord, contains }: { begins: Test; hasWord: Test; contains: Test },
): Found[] {
  const either = ({ folded }: Named) => begins(folded) || hasWord(folded);
  const ranks: ((title: Findable) => Found['reason'] | undefined)[] = [
    ({ names }) => (names.some(begins) ? null : undefined),
    ({ names }) => (names.some(hasWord) ? null : undefined),
    ({ names }) => (names.some(contains) ? null : undefined),
    ({ casts }) => reasonOf('cast', casts.find(either)),
    ({ genres }) => reasonOf('genre', genres.find(either)),
  ];
  const found: Found[][] = ranks.map(() => []);
  for (const title of titles) {
    for (const [rank, findIn] of ranks.entries()) {
      const reason = findIn(title);
      if (reason === undefined) continue;
      found[rank]?.push({ card: title.card, reason });
      break;
    }
  }
  return found.flat().slice(0, limit);
}

function reasonOf(of: Reason['of'], found: Named | undefined): Reason | undefined {
  return found && { of, name: found.name, lang: found.lang };
}

function literally(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
