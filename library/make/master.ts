/**
 * Renders the HLS master playlist (RFC 8216). ffmpeg 5 can write one, too, but can't name audio
 * tracks or mark forced subtitles in it.
 */
import { ownName } from '../languages';
import type { Measured } from './measured';
import type { Words } from './subtitles';

export interface Variant extends Pick<Measured, 'peak' | 'average'> {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frameRate: number | null;
  readonly codec: string;
}

export interface Sound extends Pick<Measured, 'peak' | 'average'> {
  readonly name: string;
  readonly language: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly channels: number;
  readonly codec: string;
}

export interface Tracks {
  readonly variants: readonly Variant[];
  readonly sounds: readonly Sound[];
  readonly words: readonly Words[];
}

export function masterPlaylist({ variants, sounds, words }: Tracks): string {
  const chosen = Math.max(
    0,
    sounds.findIndex(({ isDefault }) => isDefault),
  );
  const soundNames = unique(sounds.map(labelOf));
  const wordNames = unique(words.map(labelOf));
  const groups = [
    ...(sounds.length > 0 ? ['AUDIO="sound"'] : []),
    ...(words.length > 0 ? ['SUBTITLES="words"'] : []),
  ];
  const heaviest = {
    peak: Math.max(0, ...sounds.map(({ peak }) => peak)),
    average: Math.max(0, ...sounds.map(({ average }) => average)),
  };
  const codecs = [...new Set(sounds.map(({ codec }) => codec))];
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...sounds.map(({ name, language, channels }, at) =>
      media('AUDIO', 'sound', {
        NAME: soundNames[at] ?? name,
        LANGUAGE: language,
        DEFAULT: yes(at === chosen),
        AUTOSELECT: 'YES',
        CHANNELS: String(channels || 2),
        URI: `${name}.m3u8`,
      }),
    ),
    ...words.map(({ name, language, isForced, isForDeaf, isDefault }, at) =>
      media('SUBTITLES', 'words', {
        NAME: wordNames[at] ?? name,
        LANGUAGE: language,
        DEFAULT: yes(isDefault),
        AUTOSELECT: 'YES',
        FORCED: yes(isForced),
        ...(isForDeaf && { CHARACTERISTICS: FOR_THE_DEAF }),
        URI: `${name}.m3u8`,
      }),
    ),
    ...variants.map(({ name, width, height, peak, average, frameRate, codec }) => {
      const facts = [
        `BANDWIDTH=${peak + heaviest.peak}`,
        `AVERAGE-BANDWIDTH=${average + heaviest.average}`,
        `CODECS="${[codec, ...codecs].join(',')}"`,
        `RESOLUTION=${width}x${height}`,
        ...(frameRate ? [`FRAME-RATE=${frameRate.toFixed(3)}`] : []),
        ...groups,
      ];
      return `#EXT-X-STREAM-INF:${facts.join(',')}\n${name}.m3u8`;
    }),
    '',
  ].join('\n');
}

const FOR_THE_DEAF =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

const yes = (is: boolean) => (is ? 'YES' : 'NO');
const UNQUOTED = new Set(['DEFAULT', 'AUTOSELECT', 'FORCED']);

function media(type: string, group: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    UNQUOTED.has(name) ? `${name}=${value}` : `${name}="${value}"`,
  );
  return `#EXT-X-MEDIA:${[`TYPE=${type}`, `GROUP-ID="${group}"`, ...list].join(',')}`;
}

interface Labelled {
  readonly language: string;
  readonly label: string;
  readonly isForced?: boolean;
  readonly isForDeaf?: boolean;
}

function labelOf({ language, label, isForced, isForDeaf }: Labelled): string {
  const name = ownName(language);
  // Quoted strings in playlists must not contain quotes or line breaks.
  const more = label
    .replace(/["\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 100);
  const isSaid = more === '' || more.toLowerCase() === name.toLowerCase();
  const marks = `${isForDeaf ? ' (SDH)' : ''}${isForced ? ' (forced)' : ''}`;
  return `${name}${isSaid ? '' : ` · ${more}`}${marks}`;
}

function unique(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((it) => it === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
