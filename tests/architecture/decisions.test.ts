import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports';

const FOLDER = 'docs/decisions';
const PAIRS = [
  ['extends', 'extended by'],
  ['refines', 'refined by'],
  ['details', 'detailed by'],
  ['changes', 'changed by'],
] as const;

const records = readdirSync(FOLDER).map((file) => {
  const [heading = '', , date = '', status = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(
    '\n',
  );
  return { number: Number(file.slice(0, 3)), heading, date, status };
});

function said(words: string) {
  return records.flatMap(({ number, status }) =>
    status
      .split(';')
      .filter((clause) => new RegExp(`\\b${words}\\b`).test(clause))
      .flatMap((clause) => (clause.match(/\d+/g) ?? []).map((other) => [number, Number(other)])),
  );
}

test('records begin with a number of their own, a date and a status, and none is superseded', () => {
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
  for (const { number, heading, date, status } of records) {
    expect(heading).toMatch(new RegExp(`^# ${number}\\. `));
    expect(date).toMatch(/^Date: \d{4}-\d\d-\d\d$/);
    expect(status).toMatch(/^Status: accepted/);
  }
});

test.for(PAIRS)('what a record %s says that it is %s it', ([active, passive]) => {
  const expected = said(active).map(([from, to]) => `${to} ${passive} ${from}`);
  const confirmed = said(passive).map(([from, to]) => `${from} ${passive} ${to}`);
  expect(confirmed.sort()).toEqual(expected.sort());
});

test('references name existing records, in one format', () => {
  const folders = [
    'contract',
    'flows',
    'library',
    'machines',
    'server',
    'src',
    'scripts',
    'tests',
    'bench',
  ];
  const named = sourcesIn(...folders).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecisions? (\d+)(?: and (\d+))?/g)].flatMap(
      ([, first, second]) => [first, second].filter((it) => it !== undefined),
    ),
  );
  const known = records.map(({ number }) => String(number));
  expect(named.filter((it) => !known.includes(it))).toEqual([]);
});
