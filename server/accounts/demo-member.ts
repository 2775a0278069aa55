import { DEMO_MEMBER } from '../../demo/member';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { addMember, markConfirmed, memberByEmail } from './members';
import { hashPassword } from './passwords';
import { addBestFilms } from './watchlist';

const WATCHLIST_LENGTH = 4;

export async function addDemoMember(db: Db, { now, passwordCost }: Config): Promise<void> {
  const { password, ...person } = DEMO_MEMBER;
  if (await memberByEmail(db, person.email)) {
    await markConfirmed(db, person.id, now());
    return;
  }
  const password_hash = await hashPassword(password, passwordCost);
  await db.tx(async (queries) => {
    const added = await addMember(queries, { ...person, password_hash, language: null }, now());
    if (added) await addBestFilms(queries, person.id, WATCHLIST_LENGTH, now());
    await markConfirmed(queries, person.id, now());
  });
}
