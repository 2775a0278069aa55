/**
 * Lists files with the cues that a WebVTT parser must read from them (w3.org/TR/webvtt1).
 * Names and cue counts come from `webvtt/parsing/file-parsing` in the Web Platform Tests.
 */

type Cue = readonly [start: number, end: number, text: string];

interface List {
  file: string;
  cues: readonly Cue[];
  lenient?: readonly [read: number, reason: string];
}

const TIMES = '00:00:00.000 --> 00:00:01.000';
const said = (count: number): Cue[] =>
  Array.from({ length: count }, (_, at) => [0, 1, `text${at + 1}`]);
const file = (...blocks: string[]) => `WEBVTT\n\n${blocks.join('\n\n')}\n`;

const after = (settings: readonly string[], ...head: string[]): List => ({
  file: file(...head, ...settings.map((it, at) => `${TIMES}${it}\ntext${at + 1}`)),
  cues: said(settings.length),
});
const set = (name: string, values: readonly string[]) =>
  after(values.map((value) => ` ${name}:${value}`));
const timed = (cues: readonly Cue[], times: readonly string[]): Omit<List, 'lenient'> => ({
  file: file(...times.map((it, at) => `${it}\ntext${at + 1}`)),
  cues,
});
const none = (text: string): List => ({ file: text, cues: [] });
const one = (text: string): List => ({ file: text, cues: [[0, 1, 'text']] });
const foreign = (first: string): List => ({
  ...none(`${first}\n\n${TIMES}\ntext\n`),
  lenient: [1, 'SubRip has no signature'],
});
const region = (...lines: string[]) => ['REGION', ...lines].join('\n');
const FEW_DIGITS = 'SubRip has fewer digits, and other signs between them';

export const lists: Readonly<Record<string, List>> = {
  arrows: {
    file: file(
      [...['-->', 'foo-->', '-->foo', '--->', '-->-->'], '']
        .map((line, at) => `${line ? `${line}\n` : ''}${TIMES}\ntext${at + 1}`)
        .join('\n'),
      ...['-a -->', '--a -->', '- -->', '-- -->'].map((it) => `00:00:00.000 ${it}`),
    ),
    cues: said(6),
  },
  'header, garbage': one(`WEBVTT of a film\nand more of it\n\n${TIMES}\ntext\n`),
  'header, regions': after(
    Array.from({ length: 9 }, (_, at) => ` region:${at % 3}`),
    ...[0, 1, 2].map((id) => region(`id:${id}`, 'width:40%', 'scroll:up')),
  ),
  'header, space': one(`WEBVTT \n\n${TIMES}\ntext\n`),
  'header, tab': one(`WEBVTT\t\n\n${TIMES}\ntext\n`),
  'header, timings': one(`WEBVTT\n${TIMES}\ntext\n`),
  ids: {
    file: file(
      ...[' before', 'behind ', '-- >', '->', ' '].map(
        (id, at) => `${id}\n${TIMES}\ntext${at + 1}`,
      ),
    ),
    cues: said(5),
  },
  // A line feed before a carriage return counts as two line ends.
  newlines: {
    file: `WEBVTT\n\n${['\r', '\n', '\r\n', '\n']
      .map((end, at) => ['id', TIMES, `text${at + 1}`, at < 3 ? end : '\r'].join(end))
      .join('')}`,
    cues: said(4),
  },
  nulls: {
    file: `WEBVTT\n\0\nof the header\n${TIMES}\ntext1\n\n${[
      ...[`\0 id\n${TIMES}\ntext2`, `id\n${TIMES}\n\0text\x003`, `${TIMES} align\0:end\ntext4`],
      ...[`${TIMES} align:end\0\ntext5`, `${TIMES}\0align:end\ntext6`, `${TIMES}\0\ntext7`],
      ...[`00:00:00.0\x000 --> 00:00:01.000\ntext`, `00:00:\x000.000 --> 00:00:01.000\ntext`],
      ...[`00:00:00.000 --> 00:00:01.0\x000\ntext`, `00:00:00.000 -\0-> 00:00:01.000\ntext`],
    ].join('\n\n')}\n`,
    cues: said(7).map(([start, end, text]) => [
      ...([start, end] as const),
      text === 'text3' ? '\uFFFDtext\uFFFD3' : text,
    ]),
    lenient: [8, 'a fraction ends where its digits do'],
  },
  'regions, id': after(
    [' region:foo', ' region:bar', ' region:id', ' region:x'],
    ...['foo', 'bar', 'id', 'x'].map((id) => region(`id:${id}`, `id :${id}`, 'lines:1')),
  ),
  'regions, old': after([' region:foo', ' region:bar'], 'REGION: id=foo width=40% lines=3'),
  'regions, scroll': after(
    [1, 2, 3, 4, 5, 6].map((id) => ` region:${id}`),
    ...['', 'up', 'down', ' up', 'left', 'up scroll:'].map((scroll, at) =>
      region(`id:${at + 1}`, `scroll:${scroll}`),
    ),
  ),
  'settings, align': after([
    ...['', ' align:start', ' align:center', ' align:end', ' align:left', ' align:right'],
    ...[' align:start align:end', ' align:END', ' align: end', ' align:', ' align:middle'],
    ...[' align', ' align:end'.repeat(400)],
  ]),
  'settings, line': set('line', [
    ...['-1', '0', '-0', '1', '100', '101', '65536', '4294967296', `1${'0'.repeat(34)}`, '1.5'],
    ...['65536%', `1${'0'.repeat(34)}%`, '-0%', '101%', '1%-', '1-', '%1', '1%%', '0%0', ' 0%'],
    ...['0%x', '-', '%', '1..5', '.5', '5.', '', 'x', '0%', '00%', '100%', '100%,start'],
    ...['100%,center', '100%,end', '100%,middle', '100% ,end'],
  ]),
  'settings, multiple': after([
    ' align:start line:1% vertical:lr size:50% position:25%',
    ' align:center line:1 vertical:rl size:0% position:100%',
  ]),
  'settings, position': set('position', [
    ...['1%', '100%', '1% position:x', '1.5%', '1%,line-left', '1%,center', '1%,line-right'],
    ...['1%,middle', '1% ,center', '1%, center', '-1%', '1', '1x', '1%x', '', ' 1%', '101%'],
    ...['65536%', '4294967296%', '101%,line-left', '101%,center', '101%,line-right'],
  ]),
  'settings, region': after(
    [
      ...[' region:foo', ' region:bar', ' region:foo region:bar', ' region:none'],
      ...[' region:none region:foo', ' region:', ' region: ', ' region: foo', ' region :foo'],
    ],
    ...['id:foo', 'id:bar', 'width:10%'].map((it) => region(it)),
  ),
  'settings, size': set('size', [
    ...['100%', '1xx size:2%', '0%', '00%', '50% size:100%', '50% size:101%', '1.5%', '', 'x'],
    ...['%', '%%', '1%%', '1%x', '101%', '-3%', '200%'],
  ]),
  'settings, vertical': set('vertical', [
    ...['', 'lr', 'rl', 'rl vertical:lr', 'x', 'RL', ' rl', 'vertical-rl'],
  ]),
  'signature, bom': none('\uFEFFWEBVTT\n'),
  'signature, no newline': none('WEBVTT'),
  'signature, space': none('WEBVTT \n'),
  'signature, space, no newline': none('WEBVTT '),
  'signature, tab': none('WEBVTT\t\n'),
  'signature, tab, no newline': none('WEBVTT\t'),
  'signature, timings': none(`WEBVTT ${TIMES}\ntext\n`),
  'signature, invalid': foreign('WEBSRT'),
  'signature, invalid whitespace': foreign('WEBVTT\f'),
  'signature, missing whitespace': foreign('WEBVTTfoo'),
  'signature, partial': foreign('WEBVT'),
  'signature, empty': none(''),
  'stylesheets, rules': {
    file: file(
      'STYLE\n::cue(#foo) {\n  width: 20px;\n}\n.foo { width: 19px; }',
      '.bar { width: 18px; }',
      `foo\n${TIMES}\ntext1`,
      'STYLE\n::cue(::bar) { width: 18px; }',
      `bar\n${TIMES}\ntext2`,
    ),
    cues: said(2),
  },
  'stylesheets, none': none('WEBVTT\n'),
  'timings, 60': {
    ...timed(
      [
        [0, 216_001, 'text1'],
        [216_000, 216_001, 'text2'],
      ],
      [
        ...['00:00:00.000 --> 60:00:01.000', '60:00:00.000 --> 60:00:01.000'],
        ...['00:60:00.000 --> 60:00:01.000', '00:00:60.000 --> 60:00:01.000'],
      ],
    ),
    lenient: [4, 'minutes and seconds over 59 are counted on'],
  },
  'timings, eof': none('WEBVTT\n\n00:00:00.000 --> 00:00'),
  'timings, garbage': none(
    file(
      ...['00:00:00.000 so --> 00:00:01.000', '00:00:00.000so --> 00:00:01.000'],
      ...['so 00:00:00.000 --> 00:00:01.000', '00:00:00.000 --> so 00:00:01.000'],
    ),
  ),
  'timings, negative': {
    ...timed(
      [
        [0, 0, 'text1'],
        [1, 0.999, 'text2'],
        [60, 59.999, 'text3'],
        [3600, 3599.999, 'text4'],
      ],
      [
        ...['00:00:00.000 --> 00:00:00.000', '00:00:01.000 --> 00:00:00.999'],
        ...['00:01:00.000 --> 00:00:59.999', '01:00:00.000 --> 00:59:59.999'],
      ],
    ),
    lenient: [0, 'what ends before it begins is never seen'],
  },
  'timings, omitted hours': timed(said(3), [
    ...['00:00.000 --> 00:00:01.000', '00:00:00.000 --> 00:01.000', '00:00.000 --> 00:01.000'],
  ]),
  'timings, too long': {
    ...timed(said(2), [
      ...['000:00:00.000 --> 00:00:01.000', '00:00:00.000 --> 000:00:01.000'],
      ...['00::00:00.000 --> 00:00:01.000', '00:00:00..000 --> 00:00:01.000'],
      ...['00:000:00.000 --> 00:00:01.000', '00:00:00.0000 --> 00:00:01.000'],
      ...['000:00.000 --> 00:01.000', '00:00.000 --> 000:01.000'],
    ]),
    lenient: [6, FEW_DIGITS],
  },
  'timings, too short': {
    ...timed(said(2), [
      ...['0:00:00.000 --> 00:00:01.000', '00:00:00.000 --> 0:00:01.000'],
      ...['0000.000 --> 00:01.000', '00: --> 00:01.000', '0 --> 00:01.000', ' --> 00:01.000'],
      ...['00:0:00.000 --> 00:00:01.000', '00:00:00.00 --> 00:00:01.000'],
      ...['00:00:00 --> 00:00:01.000', '0:00.000 --> 00:01.000'],
    ]),
    lenient: [7, FEW_DIGITS],
  },
  'whitespace chars': {
    ...timed(
      said(3),
      [' ', '\t', '\f', '\v'].map(
        (it) => `${it}00:00:00.000${it.repeat(3)}-->${it.repeat(2)}00:00:01.000${it}`,
      ),
    ),
    lenient: [4, 'a vertical tab is blank, too'],
  },
};
