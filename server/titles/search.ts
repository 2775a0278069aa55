/** Search by title, genre or cast, without regard to case and accents (spec §2, search). */
import type { Card } from '../../contract/entities';
import type { Queries } from '../db/db';
import { fold } from '../db/fold';
import { cards } from './cards';

/** Longer than any name. */
const MAX_LENGTH = 200;

/** `$2` is a pattern for the beginning, `$3` for a word's beginning, `$4` for anywhere. */
const MATCHES = `join (
    select id, case
      when folded like $2 escape '!' then 0
      when folded like $3 escape '!' then 1
      when folded like $4 escape '!' then 2
      when exists (
        select 1 from title_casts c join people p on p.id = c.person_id
        where c.title_id = titles.id and (p.folded like $2 escape '!' or p.folded like $3 escape '!')
      ) then 3
      when exists (
        select 1 from title_genres tg join genres g on g.id = tg.genre_id
        where tg.title_id = titles.id and (g.folded like $2 escape '!' or g.folded like $3 escape '!')
      ) then 4
    end as rank from titles
  ) as matched on matched.id = t.id
  where matched.rank is not null order by matched.rank, t.popularity desc, t.id`;

/** At most `limit` titles, the best matches first; none for a text that nothing can match. */
export async function searchTitles(
  queries: Queries,
  memberId: string,
  text: string,
  limit: number,
): Promise<Card[]> {
  const folded = text.length > MAX_LENGTH ? '' : fold(text);
  if (folded === '') return [];
  const literal = folded.replace(/[!%_]/g, '!$&');
  const patterns = [`${literal}%`, `% ${literal}%`, `%${literal}%`];
  return cards(queries, memberId, `${MATCHES} limit ${limit}`, patterns);
}
