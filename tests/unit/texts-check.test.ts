import { expect, test } from 'vitest';
import { problemsOf } from '../../scripts/texts/catalogues';
import { textsIn } from '../../scripts/texts/code';
import { lettersIn } from '../../scripts/texts/letters';

const catalogue = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, defaultMessage]) => [key, { defaultMessage }]),
  );

const english = catalogue({
  'a.films': '{count, plural, one {# film} other {# films}}',
  'a.join': 'New to {site}? <link>Sign up</link>',
  'a.part': '{what, select, film {Film} other {Show}}',
  'a.hello': 'Hello {name}',
});

test('a language with all texts of English has no problem', () => {
  const polish = catalogue({
    'a.films': '{count, plural, one {# film} few {# filmy} many {# filmów} other {# filmu}}',
    'a.join': '<link>Dołącz</link> do {site}',
    'a.part': '{what, select, other {Serial} film {Film}}',
    'a.hello': 'Cześć, {name}',
  });
  expect(problemsOf('pl', polish, english)).toEqual([]);
  expect(problemsOf('en', english)).toEqual([]);
});

test('texts that a language lacks, or has beside English, are reported by key', () => {
  const wrong = catalogue({
    'a.films': '{count, plural, one {# film} other {# films}}',
    'a.join': 'Dołącz do {site}',
    'a.part': '{what, select, movie {Film} other {Serial}}',
    'a.hello': 'Cześć, {imię',
    'a.more': 'Więcej',
  });
  const { 'a.hello': _, ...rest } = wrong;
  expect(problemsOf('pl', rest, english)).toEqual([
    'texts/pl.json: a.hello is missing',
    'texts/pl.json: a.more is no key of English',
    'texts/pl.json: a.films has the plurals (one, other), the language has (few, many, one, other)',
    'texts/pl.json: a.join has the tags (), English has (link)',
    'texts/pl.json: a.part has the selects (what: movie, other), English has (what: film, other)',
  ]);
  expect(problemsOf('pl', { 'a.hello': { defaultMessage: 'Cześć, {name' } })).toEqual([
    "texts/pl.json: a.hello can't be read: EXPECT_ARGUMENT_CLOSING_BRACE",
  ]);
});

test.each([
  ["text('a.gone')", ['a.ts: a.gone is no key of English']],
  ["text('a.hello')", ['a.ts: a.hello gets no name']],
  ["request.say('a.hello', { nam: 1 })", ['a.ts: a.hello gets no name']],
  ["richText('a.join', {})", ['a.ts: a.join gets no link']],
  ["const it = { key: 'a.films', values: {} }", ['a.ts: a.films gets no count']],
  ["text('a.hello', { name })", []],
  ["text('a.hello', { ...values })", []],
  ["text('a.hello', values)", []],
  ["text('an address such as fin.example')", []],
])('%s', (code, problems) => {
  expect(textsIn('a.ts', code, english).problems).toEqual(problems);
});

test('a key counts as used wherever it is in quotes', () => {
  const { quoted } = textsIn('a.ts', "const names = { film: 'a.hello' };", english);
  expect([...quoted]).toEqual(['a.hello']);
});

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<>Hello <b>{name}</b></>', 'Hello'],
  ["<p>{isNew ? 'New' : null}</p>", 'New'],
  ['<p>{`films`}</p>', 'films'],
  ['<img alt="A poster" />', 'A poster'],
  ["<a aria-label={'Open'} />", 'Open'],
  ['<input placeholder="Søk" />', 'Søk'],
])('letters are found in %s', (code, words) => {
  expect(lettersIn('a.tsx', code, () => false)).toEqual([`a.tsx: ${words}`]);
});

test.each([
  '<p>{text("a.hello")} · 1:00</p>',
  '<img alt="" className="Poster" />',
  '<Row title="a.hello" />',
])('none are found in %s', (code) => {
  expect(lettersIn('a.tsx', code, (it) => it === 'a.hello')).toEqual([]);
});
