import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports';

const homes = {
  members: ['server/accounts/members.ts'],
  orders: ['server/payments/order-job.ts', 'server/payments/orders.ts'],
  subscriptions: ['server/payments/subscriptions.ts'],
} as const;

const sources = sourcesIn('server')
  .filter((file) => !/^server\/db\/\S*migrations\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(Object.entries(homes))('SQL of %s is in %s alone', (table, files) => {
  const elsewhere = sources.filter(({ file }) => !file.startsWith('server/desk/'));
  expect(elsewhere.filter(({ text }) => uses(text, table)).map(({ file }) => file)).toEqual(files);
});

test.each(Object.keys(homes))('the desk only reads %s', (table) => {
  const desk = sources.filter(({ file }) => file.startsWith('server/desk/'));
  expect(desk.filter(({ text }) => writes(text, table)).map(({ file }) => file)).toEqual([]);
});

test.each([
  'insert into members (id) values ($1)',
  'UPDATE members SET first_name = $1',
  'delete from members where id = $1',
])('a write to a table is detected: %s', (sql) => {
  expect([writes(sql, 'members'), writes(sql, 'orders')]).toEqual([true, false]);
});

test.each([
  'select id from members where id = $1',
  'insert into members (id) values ($1)',
  'UPDATE members SET first_name = $1',
  'from sessions\n  join members on members.id = member_id',
  'delete from sessions using members',
  'from sessions, members where members.id = member_id',
])('a use of a table is detected: %s', (sql) => {
  expect(uses(sql, 'members')).toBe(true);
});

test('a word that only resembles a table does not count', () => {
  expect(
    uses(`import { lockMember } from './members'; // settles from open orders`, 'members'),
  ).toBe(false);
});

function writes(text: string, table: string): boolean {
  return new RegExp(`\\b(?:insert into|update|delete from)\\s+${table}\\b`, 'i').test(text);
}

function uses(text: string, table: string): boolean {
  const named = new RegExp(
    `\\b(?:from|into|update|join|using)\\s+(?:\\w+\\s*,\\s*)*${table}\\b`,
    'i',
  );
  return named.test(text);
}
