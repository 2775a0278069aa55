import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Measured {
  readonly seconds: number;
  /** Highest bit rate of a segment. Like `average`, in bits per second. */
  readonly peak: number;
  readonly average: number;
}

export async function measured(folder: string, name: string): Promise<Measured> {
  const playlist = await readFile(join(folder, `${name}.m3u8`), 'utf8');
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@/g)].map(
    ([, seconds, bytes]) => ({ seconds: Number(seconds), bits: Number(bytes) * 8 }),
  );
  const seconds = segments.reduce((sum, it) => sum + it.seconds, 0);
  const bits = segments.reduce((sum, it) => sum + it.bits, 0);
  const rates = segments.map((it) => it.bits / Math.max(it.seconds, 0.1));
  const peak = rates.reduce((most, rate) => Math.max(most, rate), 0);
  return { seconds, peak: Math.ceil(peak), average: Math.ceil(bits / Math.max(seconds, 0.1)) };
}
