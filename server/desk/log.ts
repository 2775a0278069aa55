import { randomUUID } from 'node:crypto';
import type { LogEntry } from '../../contract/desk/answers';
import type { Queries } from '../db/db';
import { containing, contains, pageOf } from './page-of';
import type { DeskHandlers, Unsent } from './request';

/** Longer texts aren't logged: most are notes and letters, which other tables store. */
const LONGEST = 120;

interface Act {
  readonly at: Date;
  readonly by: string | null;
  readonly act: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/**
 * Call this in the action's transaction, so that a failed action leaves no entry. Only failed
 * sign-ins are logged outside a transaction.
 */
export async function record({ query }: Queries, { at, by, act, about }: Act): Promise<void> {
  const short = Object.entries(about).filter(
    ([, value]) =>
      typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST),
  );
  await query('insert into desk_log (id, at, by, act, about) values ($1, $2, $3, $4, $5)', [
    ...[randomUUID(), at, by, act],
    JSON.stringify(Object.fromEntries(short)),
  ]);
}

export const logHandlers = {
  log: ({ queries, params: { search, page } }) =>
    pageOf<Unsent<LogEntry>>(queries, {
      select: 'id, at, by, act, about::json as about',
      from: `desk_log where $1 = '' or ${contains('$2', "coalesce(by, '')", 'act', 'about')}`,
      values: [search, containing(search)],
      order: 'at desc, id',
      page,
    }),
} satisfies Partial<DeskHandlers>;
