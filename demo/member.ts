/** The member whom the start prints, so that the site can be tried without signing up. */
import { hashPassword } from '../server/accounts/passwords';
import type { Config } from '../server/config';
import type { Db } from '../server/db/db';

export const DEMO_MEMBER = {
  id: 'demo',
  email: 'demo@fin.example',
  password: 'popcorn-tonight',
  first_name: 'Dara',
  last_name: 'Okafor',
} as const;

const WATCHLIST_LENGTH = 4;

/** Adds the demo member, with a few titles on the watchlist, where it does not exist. */
export async function addDemoMember(db: Db, { now, passwordCost }: Config): Promise<void> {
  const { id, email, password, first_name, last_name } = DEMO_MEMBER;
  const found = await db.query('select id from members where email = $1', [email]);
  if (found.length > 0) return;
  const hash = await hashPassword(password, passwordCost);
  await db.tx(async ({ query }) => {
    const added = await query(
      `insert into members (id, email, first_name, last_name, password_hash, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
      [id, email, first_name, last_name, hash, now()],
    );
    if (added.length === 0) return;
    await query(
      `insert into watchlist (member_id, title_id, added_at)
       select $1, id, $2 from titles where kind = 'film'
       order by imdb_rating desc, id limit ${WATCHLIST_LENGTH}`,
      [id, now()],
    );
  });
}
