/** A member's watchlist. */
import { notFound } from '../http/http-error';
import { cards } from '../titles/cards';
import type { Handlers } from './route';

export const watchlist: Pick<Handlers, 'watchlist' | 'toggleWatchlist'> = {
  /** The title added last comes first. */
  async watchlist({ db, member }) {
    const rest = `join watchlist mine on mine.title_id = t.id and mine.member_id = $1::text
      order by mine.added_at desc, t.id`;
    return { data: await cards(db, member.id, rest) };
  },

  async toggleWatchlist({ db, config, member, payload: { entertainment_id } }) {
    const added = await db.tx(async ({ query }) => {
      const titles = await query('select id from titles where id = $1', [entertainment_id]);
      if (titles.length === 0) throw notFound('Title');
      await query('select id from members where id = $1 for update', [member.id]);
      const removed = await query(
        'delete from watchlist where member_id = $1 and title_id = $2 returning title_id',
        [member.id, entertainment_id],
      );
      if (removed.length > 0) return false;
      await query('insert into watchlist (member_id, title_id, added_at) values ($1, $2, $3)', [
        member.id,
        entertainment_id,
        config.now(),
      ]);
      return true;
    });
    return { message: added ? 'Added to your watchlist.' : 'Removed from your watchlist.' };
  },
};
