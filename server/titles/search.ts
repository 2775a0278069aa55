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

/** `$2` are patterns for the beginning, `$3` for a word's beginning, `$4` for anywhere. */
const [BEGINS, HAS_WORD, CONTAINS] = ['$2', '$3', '$4'].map(
  (list) => `like any (array(select jsonb_array_elements_text(${list}::jsonb)))`,
);
const MATCHES = `join (
    select id, case
      when folded ${BEGINS} then 0
      when folded ${HAS_WORD} then 1
      when folded ${CONTAINS} then 2
      when exists (
        select 1 from title_casts c join people p on p.id = c.person_id
        where c.title_id = titles.id and (p.folded ${BEGINS} or p.folded ${HAS_WORD})
      ) then 3
      when exists (
        select 1 from title_genres tg join genres g on g.id = tg.genre_id
        where tg.title_id = titles.id and (g.folded ${BEGINS} or g.folded ${HAS_WORD})
      ) then 4
    end as rank from titles
  ) as matched on matched.id = t.id
  where matched.rank is not null order by matched.rank, t.popularity desc, t.id`;

/** At most `limit` titles, the best matches first; none for a text that nothing can match. */
export async function searchTitles(
  queries: Queries,
  memberId: string | null,
  text: string,
  limit: number,
): Promise<Card[]> {
  const folded = text.length > MAX_LENGTH ? '' : fold(text);
  if (folded === '') return [];
  const literal = literally(folded);
  const exact = await matching([literal], [`%${literal}`]);
  if (exact.length > 0) return exact;
  const slips = slipsOf(folded).map((letters) =>
    letters.map((letter) => (letter === null ? '_' : literally(letter))).join(''),
  );
  return slips.length === 0 ? [] : matching(slips, []);

  function matching(beginnings: readonly string[], anywhere: readonly string[]) {
    const patterns = [beginnings, beginnings.map((it) => `% ${it}`), anywhere];
    const lists = patterns.map((list) => JSON.stringify(list.map((pattern) => `${pattern}%`)));
    return cards(queries, memberId, `${MATCHES} limit ${limit}`, lists);
  }
}

/** A text as a pattern that only it matches. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
