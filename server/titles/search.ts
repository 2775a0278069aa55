/**
 * Search by title, genre or cast, without regard to case and accents (spec §2, search). Where nothing
 * matches, one slip is forgiven: a letter too many, too few, wrong, or changed with its neighbour.
 */
import type { Card } from '../../contract/entities';
import { fold } from '../../contract/fold';
import type { Queries } from '../db/db';
import { cards } from './cards';
import { slipsOf } from './slips';

/** Longer than any name. */
const MAX_LENGTH = 200;

/** A title with the names by which it is found, folded. */
export interface Findable {
  readonly card: Card;
  readonly name: string;
  readonly casts: readonly string[];
  readonly genres: readonly string[];
}

/** All titles, the most popular first. */
export async function findableTitles(queries: Queries): Promise<Findable[]> {
  const rows = await queries.query<Omit<Findable, 'card'> & { id: string }>(
    `select t.id, t.folded as name,
       coalesce((select jsonb_agg(p.folded) from title_casts c join people p on p.id = c.person_id
         where c.title_id = t.id), '[]') as casts,
       coalesce((select jsonb_agg(g.folded) from title_genres tg join genres g on g.id = tg.genre_id
         where tg.title_id = t.id), '[]') as genres
     from titles t`,
  );
  const names = new Map(rows.map(({ id, ...row }) => [id, row]));
  const all = await cards(queries, null, 'order by t.popularity desc, t.id');
  return all.flatMap((card) => {
    const named = names.get(card.id);
    return named ? [{ card, ...named }] : [];
  });
}

/** At most `limit` titles, the best matches first; none for a text that nothing can match. */
export function searchTitles(titles: readonly Findable[], text: string, limit: number): Card[] {
  const folded = text.length > MAX_LENGTH ? '' : fold(text);
  if (folded === '') return [];
  const exact = ranked(titles, limit, {
    begins: (name) => name.startsWith(folded),
    hasWord: (name) => name.includes(` ${folded}`),
    contains: (name) => name.includes(folded),
  });
  if (exact.length > 0) return exact;
  const slips = slipsOf(folded).map((letters) =>
    letters.map((letter) => (letter === null ? '[^]' : literally(letter))).join(''),
  );
  if (slips.length === 0) return [];
  const beginning = new RegExp(`^(?:${slips.join('|')})`, 'u');
  const word = new RegExp(` (?:${slips.join('|')})`, 'u');
  return ranked(titles, limit, {
    begins: (name) => beginning.test(name),
    hasWord: (name) => word.test(name),
    contains: () => false,
  });
}

type Test = (name: string) => boolean;

/** By the title's name before its cast, by its cast before its genres; equals stay in their order. */
function ranked(
  titles: readonly Findable[],
  limit: number,
  { begins, hasWord, contains }: { begins: Test; hasWord: Test; contains: Test },
): Card[] {
  const either: Test = (name) => begins(name) || hasWord(name);
  const ranks: ((title: Findable) => boolean)[] = [
    ({ name }) => begins(name),
    ({ name }) => hasWord(name),
    ({ name }) => contains(name),
    ({ casts }) => casts.some(either),
    ({ genres }) => genres.some(either),
  ];
  const found: Card[][] = ranks.map(() => []);
  for (const title of titles) {
    const rank = ranks.findIndex((isOf) => isOf(title));
    found[rank]?.push(title.card);
  }
  return found.flat().slice(0, limit);
}

/** A letter as a pattern that only it matches. */
function literally(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
