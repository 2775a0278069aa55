import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureOf } from './picture';
import { FILM_SECONDS, type Scene } from './scene';
import { synthesise } from './sound';
import { makeTracks } from './tracks';

export const FRAME_RATE = 24;
const SEGMENT_SECONDS = 4;
const FRAME = { width: 1280, height: 720 };
const BATCH = 6;

export type Rendition = {
  name: string;
  width: number;
  height: number;
  crf: number;
  /** Maximum bit rate in kbit/s. `audioRate` is also in kbit/s. */
  videoRate: number;
  audioRate: number;
};

/** @returns the master playlist's lines for audio and subtitle tracks; empty without narration */
export async function encodeHls(
  scene: Scene,
  folder: string,
  renditions: Rendition[],
): Promise<string[]> {
  const sound = scene.narration ? [] : ['-map', '1:a'];
  const labels = renditions.map((_, index) => `[v${index}]`);
  const scaled = renditions.map(
    ({ width, height }, index) => `[s${index}]scale=${width}:${height}:flags=lanczos[v${index}]`,
  );
  const split = `${toVideoColours},split=${labels.length}${renditions.map((_, index) => `[s${index}]`).join('')}`;
  const outputs = renditions.flatMap((rendition, index) => [
    ...['-map', labels[index] ?? '', ...sound],
    ...codecs(rendition),
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments'],
    ...['-hls_fmp4_init_filename', `${rendition.name}-init.mp4`],
    ...['-hls_segment_filename', join(folder, `${rendition.name}-%d.m4s`)],
    join(folder, `${rendition.name}.m3u8`),
  ]);
  let lines: string[] = [];
  await encode(scene, ['-filter_complex', [split, ...scaled].join(';'), ...outputs], async (score) => {
    if (scene.narration) lines = await makeTracks(scene.narration, score, folder);
  });
  return lines;
}

export async function encodeFile(scene: Scene, file: string, rendition: Rendition) {
  await encode(scene, [
    ...['-filter_complex', `${toVideoColours}[v]`, '-map', '[v]', '-map', '1:a'],
    ...codecs(rendition),
    ...['-movflags', '+faststart', file],
  ]);
}

const toVideoColours = '[0:v]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';

/** Uses one encoder thread: with a maximum bit rate, multithreaded x264 is not deterministic. */
function codecs({ crf, videoRate, audioRate }: Rendition): string[] {
  const keyframes = String(FRAME_RATE * SEGMENT_SECONDS);
  return [
    ...['-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation', '-profile:v', 'high'],
    ...['-crf', String(crf), '-maxrate', `${videoRate}k`, '-bufsize', `${videoRate * 2}k`],
    ...['-g', keyframes, '-keyint_min', keyframes, '-sc_threshold', '0', '-threads:v', '1'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...['-c:a', 'aac', '-b:a', `${audioRate}k`, '-ac', '1', '-ar', '32000'],
    ...['-map_metadata', '-1', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-fflags', '+bitexact'],
  ];
}

async function encode(
  scene: Scene,
  outputs: string[],
  goOn: (soundtrack: string) => Promise<void> = async () => {},
) {
  const workshop = await mkdtemp(join(tmpdir(), `fin-${scene.name}-`));
  try {
    const soundtrack = join(workshop, 'sound.wav');
    await writeFile(soundtrack, synthesise(scene.sound, FILM_SECONDS));
    const size = `${FRAME.width}x${FRAME.height}`;
    const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size];
    await pipeFrames(scene, [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...[...pictures, '-r', String(FRAME_RATE), '-i', 'pipe:0', '-i', soundtrack],
      ...outputs,
    ]);
    await goOn(soundtrack);
  } finally {
    await rm(workshop, { recursive: true });
  }
}

async function pipeFrames(scene: Scene, args: string[]) {
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(ffmpeg, 'close');
  const total = FILM_SECONDS * FRAME_RATE;
  for (let first = 0; first < total; first += BATCH) {
    const size = Math.min(BATCH, total - first);
    const frames = await Promise.all(
      Array.from({ length: size }, (_, index) => rasterise(scene, (first + index) / FRAME_RATE)),
    );
    for (const frame of frames) {
      if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
    }
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg left ${scene.name} with code ${code}`);
}

function rasterise(scene: Scene, t: number): Promise<Buffer> {
  return pictureOf(scene, t, FRAME).raw().toBuffer();
}
