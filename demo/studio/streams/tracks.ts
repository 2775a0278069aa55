import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clock } from '../../../library/shape/storyboard';
import { FILM_SECONDS, type Line } from './scene';

const run = promisify(execFile);

const SOUND_KBITS = 32;
const SOUNDTRACKS = [
  { name: 'audio-english', label: 'English', language: 'en' },
  { name: 'audio-score', label: 'Score only', language: 'zxx' },
] as const;
const LANGUAGES = [
  { language: 'en', label: 'English' },
  { language: 'fr', label: 'Français' },
] as const;

export const TRACK_GROUPS = 'AUDIO="sound",SUBTITLES="words"';

/**
 * @param score a WAV file
 * @returns lines of the master playlist for the soundtracks and subtitles
 */
export async function makeTracks(narration: readonly Line[], score: string, folder: string) {
  const workshop = join(score, '..');
  const narrated = await mix(narration, score, join(workshop, 'narrated.wav'));
  const sounds: Record<(typeof SOUNDTRACKS)[number]['name'], string> = {
    'audio-english': narrated,
    'audio-score': score,
  };
  for (const { name } of SOUNDTRACKS) await encodeSound(sounds[name], name, folder);
  for (const { language } of LANGUAGES) await writeSubtitles(narration, language, folder);
  return [
    ...SOUNDTRACKS.map(({ name, label, language }, index) =>
      media('AUDIO', 'sound', { label, language, file: name, isFirst: index === 0 }),
    ),
    ...LANGUAGES.map(({ language, label }) =>
      media('SUBTITLES', 'words', { label, language, file: `subtitles-${language}` }),
    ),
  ];
}

type Track = { label: string; language: string; file: string; isFirst?: boolean };

function media(type: string, group: string, { label, language, file, isFirst }: Track): string {
  const choice = `DEFAULT=${isFirst ? 'YES' : 'NO'},AUTOSELECT=YES`;
  return `#EXT-X-MEDIA:TYPE=${type},GROUP-ID="${group}",NAME="${label}",LANGUAGE="${language}",${choice},URI="${file}.m3u8"`;
}

async function mix(narration: readonly Line[], score: string, file: string): Promise<string> {
  const spoken = narration.map(({ from, en }, index) => ({
    from,
    words: en,
    sound: `${file}-${index}.wav`,
  }));
  for (const { words, sound } of spoken) {
    await run('espeak-ng', ['-v', 'en-gb', '-s', '135', '-p', '28', '-w', sound, words]);
  }
  const delayed = spoken.map(
    ({ from }, index) =>
      `[${index + 1}]aresample=44100,volume=0.55,adelay=${Math.round(from * 1000)}[l${index}]`,
  );
  const inputs = spoken.map((_, index) => `[l${index}]`).join('');
  const sum = `[0]volume=0.7[score];[score]${inputs}amix=inputs=${spoken.length + 1}:normalize=0:duration=first`;
  await run('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-i', score],
    ...spoken.flatMap(({ sound }) => ['-i', sound]),
    ...['-filter_complex', [...delayed, sum].join(';'), '-bitexact', file],
  ]);
  return file;
}

async function encodeSound(sound: string, name: string, folder: string) {
  await run('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-i', sound],
    ...['-c:a', 'aac', '-b:a', `${SOUND_KBITS}k`, '-ac', '1', '-ar', '32000'],
    ...['-map_metadata', '-1', '-flags:a', '+bitexact', '-fflags', '+bitexact'],
    // Matches the video's segment length, so that the segments roughly align.
    ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_fmp4_init_filename', `${name}-init.mp4`],
    ...['-hls_segment_filename', join(folder, `${name}-%d.m4s`)],
    join(folder, `${name}.m3u8`),
  ]);
}

async function writeSubtitles(narration: readonly Line[], language: 'en' | 'fr', folder: string) {
  const cues = narration.map(
    ({ from, to, ...words }) => `${clock(from)} --> ${clock(to)}\n${words[language]}\n`,
  );
  const name = `subtitles-${language}`;
  await writeFile(join(folder, `${name}.vtt`), ['WEBVTT\n', ...cues].join('\n'));
  const playlist = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${FILM_SECONDS}`],
    ...['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'],
    ...[`#EXTINF:${FILM_SECONDS}.000000,`, `${name}.vtt`, '#EXT-X-ENDLIST', ''],
  ];
  await writeFile(join(folder, `${name}.m3u8`), playlist.join('\n'));
}
