/** Search by title, genre or cast, without regard to case and accents (spec §2, search). */
import type { Suggestion } from '../../contract/entities';
import { fold } from '../db/fold';
import { cards } from '../titles/cards';
import type { Handlers } from './route';

const SUGGESTIONS = 10;
const RESULTS = 200;
/** Longer than any name. */
const LONGEST = 200;

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

export const search: Pick<Handlers, 'search' | 'suggestions'> = {
  async search({ db, member, params }) {
    const patterns = patternsOf(params.search);
    if (!patterns) return { movieList: [] };
    return { movieList: await cards(db, member.id, `${MATCHES} limit ${RESULTS}`, patterns) };
  },

  async suggestions({ db, member, params }) {
    const patterns = patternsOf(params.query);
    if (!patterns) return [];
    const found = await cards(db, member.id, `${MATCHES} limit ${SUGGESTIONS}`, patterns);
    return found.map(({ id, name }): Suggestion => ({ id, name }));
  },
};

/** `null` for a text that nothing can match: a blank one, or one longer than any name. */
function patternsOf(text: string): string[] | null {
  const folded = text.length > LONGEST ? '' : fold(text);
  if (folded === '') return null;
  const literal = folded.replace(/[!%_]/g, '!$&');
  return [`${literal}%`, `% ${literal}%`, `%${literal}%`];
}
