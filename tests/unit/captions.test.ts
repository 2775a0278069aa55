import { expect, test } from 'vitest';
import { decodeCaptions, ENCODINGS, encodingOf } from '../../src/media/captions/decode';
import { readAs, readCaptionFile } from '../../src/media/captions/file';
import { CaptionFileError, parseCaptions } from '../../src/media/captions/parse';
import { plainCaptions, withNext } from '../../src/media/captions/style';

test('WebVTT is read: with and without hours, names, settings, notes and markup', () => {
  const file = `\uFEFFWEBVTT - Seven Lamps

NOTE this is not shown

first
00:01.500 --> 00:04.000 align:start
<v Mira>The lamps are <i>lit</i> &amp; warm.

01:00:00.000-->01:00:02.250
Two
lines
01:00:03.000 --> 01:00:04.000
Without a blank line before it

STYLE
::cue { color: red }
`;
  expect(parseCaptions(file)).toEqual([
    { start: 1.5, end: 4, text: '<v Mira>The lamps are <i>lit</i> &amp; warm.' },
    { start: 3600, end: 3602.25, text: 'Two\nlines' },
    { start: 3603, end: 3604, text: 'Without a blank line before it' },
  ]);
});

test('SubRip is read, whatever its line ends and its order', () => {
  const file =
    '2\r\n00:00:05,000 --> 00:00:06,500\r\n{\\an8}Second\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nFirst\r\n';
  expect(parseCaptions(file)).toEqual([
    { start: 1, end: 2, text: 'First' },
    { start: 5, end: 6.5, text: 'Second' },
  ]);
});

const TWO = [
  { start: 1, end: 3, text: 'First' },
  { start: 4, end: 6, text: 'Second' },
];
const [ONE, OTHER] = ['00:00:01,000 --> 00:00:03,000', '00:00:04,000 --> 00:00:06,000'];

test.each([
  ['without blank lines', `1\n${ONE}\nFirst\n2\n${OTHER}\nSecond`],
  ['with a space on the blank line', `1\n${ONE}\nFirst\n \n2\n${OTHER}\nSecond`],
  ['with a blank line below the times', `1\n${ONE}\n\nFirst\n\n2\n${OTHER}\n\nSecond`],
  [
    'with every line end doubled',
    `1\r\r\n${ONE}\r\r\nFirst\r\r\n\r\r\n2\r\r\n${OTHER}\r\r\nSecond`,
  ],
  ['without numbers', `${ONE}\nFirst\n\n${OTHER}\nSecond`],
])('SubRip %s is read', (_, file) => {
  expect(parseCaptions(file)).toEqual(TWO);
});

test.each([
  ['00:01.000--> 00:03.000', 1, 3],
  ['00:01.000-->00:03.000', 1, 3],
  ['00:00:01 --> 00:00:03', 1, 3],
  ['0:0:4,8 --> 0:0:7,4', 4.8, 7.4],
  ['00:00:01:500 --> 00:00:03:000', 1.5, 3],
  ['00:00:01, 500 --> 00:00:03, 000', 1.5, 3],
  ['-00:00:01,000 --> 00:00:03,000', 0, 3],
  ['100:00:01,000 --> 100:00:03,000', 360_001, 360_003],
])('the times %s are read', (times, start, end) => {
  expect(parseCaptions(`1\n${times}\nSaid`)).toEqual([{ start, end, text: 'Said' }]);
});

test.each([
  ['a MyValue<String> like', 'a MyValue&lt;String> like'],
  ['(A)<since 70 years ago>', '(A)&lt;since 70 years ago>'],
  ['I <3 you, if 5 > 4', 'I &lt;3 you, if 5 > 4'],
  ['Tom & Jerry', 'Tom &amp; Jerry'],
  ['<i>one</i><br />{\\an8}two\\Nthree\\hfour', 'one\ntwo\nthree\u00A0four'],
  ['<font color="#fff">white</font>', 'white'],
  ['First\n\nmore of the first', 'First\nmore of the first'],
])('the SubRip text %j is shown without its markup', (said, text) => {
  expect(parseCaptions(`1\n${ONE}\n${said}`)).toEqual([{ start: 1, end: 3, text }]);
});

test.each(['<', '{\\', '<br ', '1 : '])('400,000 times %j are read quickly', (part) => {
  const begun = process.cpuUsage();
  parseCaptions(`1\n${ONE}\nSaid ${part.repeat(400_000)}`);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
});

test.each(['', 'WEBVTT', '<html>', '1\n00:00:05,000 --> 00:00:04,000\nBackwards'])(
  'a file without captions is refused: %j',
  (file) => {
    expect(() => parseCaptions(file)).toThrow(new CaptionFileError('empty'));
  },
);

test.each([
  ['otherFormat', new File([''], 'film.ass')],
  ['tooLarge', new File([new Uint8Array(2_000_001)], 'film.srt')],
  ['empty', new File([''], 'film.vtt')],
  ['unreadable', Object.assign(new File([''], 'film.srt'), { arrayBuffer: async () => gone() })],
] as const)('a refused file has a reason: %s', async (reason, file) => {
  await expect(readCaptionFile(file)).rejects.toThrow(new CaptionFileError(reason));
});

function gone(): never {
  throw new DOMException('It was moved', 'NotReadableError');
}

test.each([
  ['windows-1252', 'Où êtes-vous allé, François? Der Bär heißt Jürgen.'],
  ['windows-1250', 'Zażółć gęślą jaźń, powiedział Łukasz. Kde je můj kůň?'],
  ['windows-1251', 'Привет, как твои дела? Всё хорошо.'],
  ['windows-1253', 'Καλημέρα, τι κάνεις σήμερα;'],
  ['windows-1255', 'שלום, מה שלומך היום?'],
  ['windows-1256', 'مرحبا، كيف حالك اليوم؟'],
  ['shift_jis', 'こんにちは、お元気ですか。'],
  ['euc-kr', '안녕하세요, 오늘 어떻게 지내세요?'],
  ['gbk', '你好，你今天过得怎么样？我们在这里等你。'],
])('a file in %s is decoded', (encoding, text) => {
  expect(decodeCaptions(encoded(text, encoding))).toBe(text);
});

test.each(['utf-16le', 'utf-16be'])(
  '%s is read, with and without a byte order mark',
  (encoding) => {
    const text = `1\n${ONE}\nПривет, First`;
    const bytes = (whole: string) => {
      const units = new Uint8Array(
        [...whole].flatMap((it) => [it.charCodeAt(0) & 255, it.charCodeAt(0) >> 8]),
      );
      return encoding === 'utf-16le' ? units : units.map((_, at) => units[at ^ 1] ?? 0);
    };
    expect(decodeCaptions(bytes(text))).toBe(text);
    expect(decodeCaptions(bytes(`\uFEFF${text}`))).toBe(text);
  },
);

test('a file with garbled letters is decoded in the encoding that the viewer chooses', () => {
  const bytes = encoded(`1\n${ONE}\nМир`, 'koi8-r');
  const file = readAs(encodingOf(bytes), { name: 'mir', bytes });
  expect(file.cues).not.toEqual([{ start: 1, end: 3, text: 'Мир' }]);
  const { encoding, cues } = readAs('koi8-r', file);
  expect([encoding, cues]).toEqual(['koi8-r', [{ start: 1, end: 3, text: 'Мир' }]]);
});

test('browsers support each encoding that is offered', () => {
  const known = ENCODINGS.map(([encoding]) => new TextDecoder(encoding).encoding);
  expect(known).toEqual(ENCODINGS.map(([encoding]) => encoding));
});

function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesOf = new Map<string, number[]>();
  const note = (...bytes: number[]) => {
    try {
      const letter = decoder.decode(new Uint8Array(bytes));
      if ([...letter].length === 1 && !bytesOf.has(letter)) bytesOf.set(letter, bytes);
    } catch {
      // Skips bytes that encode no letter.
    }
  };
  for (let first = 0; first < 256; first += 1) note(first);
  if (!encoding.startsWith('windows')) {
    for (let first = 0x81; first < 256; first += 1)
      for (let second = 0x40; second < 256; second += 1) note(first, second);
  }
  return new Uint8Array([...text].flatMap((letter) => bytesOf.get(letter) ?? []));
}

test('the last choice of a style is followed by the first', () => {
  const top = withNext(plainCaptions, 'position');
  expect(top).toEqual({ ...plainCaptions, position: 'Top' });
  expect(withNext(top, 'position')).toEqual(plainCaptions);
});
