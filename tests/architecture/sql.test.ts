import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports';

/** Table → the only file that reads or writes it. The migrations create them all. */
const homes = {
  members: 'server/accounts/members.ts',
  orders: 'server/payments/orders.ts',
  subscriptions: 'server/payments/subscriptions.ts',
} as const;

const sources = sourcesIn('server')
  .filter((file) => !/^server\/db\/(first-)?migrations\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(Object.entries(homes))('SQL of %s stands in %s alone', (table, home) => {
  expect(sources.filter(({ text }) => uses(text, table)).map(({ file }) => file)).toEqual([home]);
});

test.each([
  'select id from members where id = $1',
  'insert into members (id) values ($1)',
  'UPDATE members SET first_name = $1',
  'from sessions\n  join members on members.id = member_id',
  'delete from sessions using members',
  'from sessions, members where members.id = member_id',
])('a use of a table is seen: %s', (sql) => {
  expect(uses(sql, 'members')).toBe(true);
});

test('a word that only resembles a table is no use of it', () => {
  expect(
    uses(`import { lockMember } from './members'; // settles from open orders`, 'members'),
  ).toBe(false);
});

/** Whether a text names a table where SQL does. */
function uses(text: string, table: string): boolean {
  const named = new RegExp(
    `\\b(?:from|into|update|join|using)\\s+(?:\\w+\\s*,\\s*)*${table}\\b`,
    'i',
  );
  return named.test(text);
}
