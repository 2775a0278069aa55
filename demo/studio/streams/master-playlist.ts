import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { videoCodecIn } from '../../../library/shape/video-codec';
import { FRAME_RATE, type Rendition } from './encode';
import { TRACK_GROUPS } from './tracks';

/** The bandwidths include the heaviest separate audio track (RFC 8216 §4.3.4.2). */
export async function masterPlaylist(
  folder: string,
  renditions: Rendition[],
  tracks: string[],
): Promise<string> {
  const groups = tracks.length > 0 ? `,${TRACK_GROUPS}` : '';
  const sounds = await Promise.all(
    tracks.flatMap((line) => {
      const [, name] = /TYPE=AUDIO,.*URI="([\w-]+)\.m3u8"/.exec(line) ?? [];
      return name ? [bandwidth(folder, name)] : [];
    }),
  );
  const sound = {
    peak: Math.max(0, ...sounds.map(({ peak }) => peak)),
    average: Math.max(0, ...sounds.map(({ average }) => average)),
  };
  const variants = await Promise.all(
    renditions.map(async (rendition) => {
      const { peak, average } = await bandwidth(folder, rendition.name);
      const init = `${rendition.name}-init.mp4`;
      const codec = videoCodecIn(await readFile(join(folder, init)), `${init} in ${folder}`);
      const { width, height, name } = rendition;
      return [
        `#EXT-X-STREAM-INF:BANDWIDTH=${peak + sound.peak},AVERAGE-BANDWIDTH=${average + sound.average},CODECS="${codec},mp4a.40.2",RESOLUTION=${width}x${height},FRAME-RATE=${FRAME_RATE.toFixed(3)}${groups}`,
        `${name}.m3u8`,
      ].join('\n');
    }),
  );
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...[...tracks, ...variants, ''],
  ].join('\n');
}

/**
 * Returns bits per second.
 * The peak ignores segments shorter than half the target duration (RFC 8216 §4.1).
 */
async function bandwidth(folder: string, name: string) {
  const playlist = await readFile(join(folder, `${name}.m3u8`), 'utf8');
  const segments = await Promise.all(
    [...playlist.matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)].map(async ([, seconds, file]) => ({
      seconds: Number(seconds),
      bits: (await stat(join(folder, file ?? ''))).size * 8,
    })),
  );
  const total = segments.reduce((sum, { bits }) => sum + bits, 0);
  const length = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  const target = Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(playlist)?.[1]);
  const rates = segments
    .filter(({ seconds }) => seconds >= target / 2)
    .map(({ bits, seconds }) => bits / seconds);
  return { peak: Math.ceil(Math.max(...rates)), average: Math.ceil(total / length) };
}
