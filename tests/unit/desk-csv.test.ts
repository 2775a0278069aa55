import { expect, test } from 'vitest';
import { csvOf, csvOfAll } from '../../contract/desk/csv';

const cellOf = (value: unknown) => csvOf([{ it: value }]).slice('"it"\r\n'.length, -'\r\n'.length);

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+351 210 000 000', `"'+351 210 000 000"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\rx', `"'\rx"`],
  ['\nx', `"'\nx"`],
  ['  =1', `"'  =1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['＝1', `"'＝1"`],
])('%j is not a formula', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each([
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['two\nlines, and\r\nthree', '"two\nlines, and\r\nthree"'],
  ['a;=1', '"a;=1"'],
  ['<script>alert(1)</script>', '"<script>alert(1)</script>"'],
  ['नूर שלום', '"नूर שלום"'],
  ['', '""'],
  [-12.5, '-12.5'],
  [0, '0'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['picture', 'language'], '"picture, language"'],
  [[], '""'],
  [{ name: '=1' }, '"{""name"":""=1""}"'],
  [['=1', 'x'], `"'=1, x"`],
])('%j is written whole', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test('each record is a line below the names, with fields that other records lack', () => {
  const csv = csvOf([
    { id: 'a', '=name': 'Noor' },
    { id: 'b', plays: 3 },
  ]);
  expect(csv).toBe(`"id","'=name","plays"\r\n"a","Noor",\r\n"b",,3\r\n`);
});

test('a list is read to its last page, and an entry that moved to the next page appears once', async () => {
  const asked: number[] = [];
  const pages = [['c', 'b'], ['b', 'a'], []];
  const csv = await csvOfAll(async (page) => {
    asked.push(page);
    return { entries: pages[page - 1]?.map((id) => ({ id })), total: 101, page };
  });
  expect([asked, csv]).toEqual([[1, 2, 3], '"id"\r\n"c"\r\n"b"\r\n"a"\r\n']);
});

test('entries without an id are all written, even if they are equal', async () => {
  const entry = { by: null, act: 'signInFailed' };
  const csv = await csvOfAll(async () => ({ entries: [entry, { ...entry }], total: 2, page: 1 }));
  expect(csv).toBe('"by","act"\r\n,"signInFailed"\r\n,"signInFailed"\r\n');
});

test('the lists of an answer follow each other, each under its name', async () => {
  const figures = {
    days: [{ day: '2026-11-27', plays: 3 }],
    plans: [{ name: 'Standard', members: 2 }],
  };
  expect(await csvOfAll(async () => figures)).toBe(
    '"list","day","plays","name","members"\r\n' +
      '"days","2026-11-27",3,,\r\n' +
      '"plans",,,"Standard",2\r\n',
  );
  expect(await csvOfAll(async () => ({ library: 'folder', runs: [{ made: 1 }] }))).toBe(
    '"list","library","made"\r\n"","folder",\r\n"runs",,1\r\n',
  );
});

test('a list is written as it is, and an empty one as no line', async () => {
  expect(await csvOfAll(async () => [{ name: 'Pocket', total: 149 }])).toBe(
    '"name","total"\r\n"Pocket",149\r\n',
  );
  expect(await csvOfAll(async () => ({ entries: [], total: 0, page: 1 }))).toBe('');
});
