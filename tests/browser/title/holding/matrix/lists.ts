export const PACKINGS = ['TS', 'fMP4', 'byte ranges', 'one file', 'channel'] as const;
export type Packing = (typeof PACKINGS)[number];

export const LENGTH = 4;
const COUNT = 4;
/** Segments in a channel's playlist. Must exceed the player's distance from the live edge. */
const LISTED = 6;

export const MASTER = [
  ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="english"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="Score only",LANGUAGE="zxx",AUTOSELECT=YES,URI="score"',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="w",NAME="Français",LANGUAGE="fr",AUTOSELECT=YES,URI="captions"',
  '#EXT-X-STREAM-INF:BANDWIDTH=60000,CODECS="avc1.64000d,mp4a.40.2",RESOLUTION=384x216,AUDIO="s",SUBTITLES="w"',
  'picture',
];

type PiecesOf = (track: string) => { start: number; body: Buffer }[];

export function listOf(packing: Packing, track: string, piecesOf: PiecesOf, firstPart: number) {
  const isCaptions = track === 'captions';
  const isChannel = packing === 'channel';
  const begin = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${LENGTH}`];
  const part = (...lines: string[]) => [`#EXTINF:${LENGTH}.0,`, ...lines];
  if (packing === 'byte ranges' && !isCaptions) {
    const [head = '', ...ranges] = piecesOf(track).map(
      ({ body, start }) => `${body.length}@${start}`,
    );
    return [
      ...[...begin, `#EXT-X-MAP:URI="${track}-whole",BYTERANGE="${head}"`],
      ...ranges.flatMap((range) => part(`#EXT-X-BYTERANGE:${range}`, `${track}-whole`)),
      '#EXT-X-ENDLIST',
    ];
  }
  const [first, count] = isChannel ? [firstPart, LISTED] : [0, COUNT];
  const parts = Array.from({ length: count }, (_, at) => part(`${track}-${first + at}`));
  const hasHeader = packing !== 'TS' && !isCaptions;
  return [
    ...[...begin, `#EXT-X-MEDIA-SEQUENCE:${first}`],
    ...(hasHeader ? [`#EXT-X-MAP:URI="${track}-init"`] : []),
    ...parts.flat(),
    ...(isChannel ? [] : ['#EXT-X-ENDLIST']),
  ];
}
