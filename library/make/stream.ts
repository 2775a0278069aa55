import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SkippedError } from '../fault';
import type { Probe, SoundTrack } from '../probe';
import { outputOf, ProgramFailed, type Programs, QUIET } from '../programs';
import { videoCodecIn } from '../shape/video-codec';
import { masterPlaylist, type Sound, type Variant } from './master';
import { measured } from './measured';
import { isPlayableSound, planTexts, planVideo, type Rung, type VideoPlan } from './plan';
import { textPlaylist, type Words } from './subtitles';

const SEGMENT = 4;
const KEY_FRAMES = 2;
const BEGINNING = 64 * 1024;
const SOUND_RATE = 160;

export interface Making {
  readonly programs: Programs;
  readonly preset: string;
  readonly onProgress: (seconds: number) => void;
}

interface Film {
  readonly input: readonly string[];
  readonly probe: Probe;
  readonly words: readonly Words[];
}

/**
 * @returns whether all video and audio was copied instead of encoded
 * @throws {SkippedError} if ffmpeg can't convert the film, or the film ends early
 */
export async function makeStream(film: Film, folder: string, making: Making): Promise<boolean> {
  const { probe, input } = film;
  const video = planVideo(probe.video);
  const { kept } = planTexts(probe);
  const texts = kept.map((track, at) => ({ ...track, name: `words-${at}`, isDefault: false }));
  const args = [
    ...[...QUIET, '-progress', 'pipe:1', ...input],
    ...(video.isCopied ? [] : scaling(probe.video.index, video)),
    ...picture(probe, video, making.preset, folder),
    ...probe.sounds.flatMap((sound, at) => soundOutput(sound, at, folder)),
    ...texts.flatMap(({ index, name }) => [
      ...['-map', `0:${index}`, '-c:s', 'webvtt', '-f', 'webvtt', join(folder, `${name}.vtt`)],
    ]),
  ];
  const onLine = (line: string) => {
    const [, done] = /^out_time_us=(\d+)/.exec(line) ?? [];
    if (done) making.onProgress(Number(done) / 1e6);
  };
  await outputOf(making.programs.ffmpeg, args, onLine).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new SkippedError(`ffmpeg can't convert it (${error.message}).`);
  });
  const words = [...film.words, ...texts];
  for (const { name } of words) {
    await writeFile(join(folder, `${name}.m3u8`), textPlaylist(name, probe.seconds));
  }
  const master = masterPlaylist({
    variants: await variantsOf(video, probe, folder),
    sounds: await soundsOf(probe.sounds, folder),
    words,
  });
  await writeFile(join(folder, 'master.m3u8'), master);
  return video.isCopied && probe.sounds.every(isPlayableSound);
}

function scaling(index: number, { rungs, before }: VideoPlan & { isCopied: false }): string[] {
  const labels = rungs.map((_, at) => `[s${at}]`).join('');
  const scaled = rungs.map(
    ({ width, height }, at) => `[s${at}]scale=${width}:${height}:flags=lanczos,setsar=1[v${at}]`,
  );
  const split = `[0:${index}]${before},split=${rungs.length}${labels}`;
  return ['-filter_complex', [split, ...scaled].join(';')];
}

function picture(probe: Probe, plan: VideoPlan, preset: string, folder: string): string[] {
  if (plan.isCopied) {
    return ['-map', `0:${probe.video.index}`, '-c:v', 'copy', ...hls(plan.name, folder)];
  }
  return plan.rungs.flatMap(({ name, rate }, at) => [
    ...['-map', `[v${at}]`, '-c:v', 'libx264', '-preset', preset, '-profile:v', 'high'],
    ...['-crf', '21', '-maxrate', `${rate}k`, '-bufsize', `${rate * 2}k`],
    ...['-force_key_frames', `expr:gte(t,n_forced*${KEY_FRAMES})`, '-sc_threshold', '0'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...hls(name, folder),
  ]);
}

function soundOutput(sound: SoundTrack, at: number, folder: string): string[] {
  const codec = isPlayableSound(sound)
    ? ['-c:a', 'copy', '-bsf:a', 'aac_adtstoasc']
    : ['-c:a', 'aac', '-b:a', `${SOUND_RATE}k`, '-ac', '2'];
  return ['-map', `0:${sound.index}`, ...codec, ...hls(soundName(at), folder)];
}

const soundName = (at: number) => `sound-${at}`;

/** Strips the source's metadata, which may contain private data such as an owner or a location. */
const hls = (name: string, folder: string) => [
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-f', 'hls', '-hls_time', String(SEGMENT)],
  ...['-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_flags', 'single_file+independent_segments'],
  ...['-hls_segment_filename', join(folder, `${name}.mp4`), join(folder, `${name}.m3u8`)],
];

async function variantsOf(plan: VideoPlan, { video, seconds }: Probe, folder: string) {
  const { width, height, frameRate } = video;
  const rungs: Omit<Rung, 'rate'>[] = plan.isCopied
    ? [{ name: plan.name, width, height }]
    : [...plan.rungs];
  const variants: Variant[] = [];
  for (const rung of rungs) {
    const { seconds: made, ...rates } = await measured(folder, rung.name);
    if (made < seconds * 0.9 - 1) throw new SkippedError(endsEarly(made, seconds));
    variants.push({ ...rung, ...rates, frameRate, codec: await videoCodec(folder, rung.name) });
  }
  return variants;
}

const endsEarly = (made: number, seconds: number) =>
  `ends after ${clock(made)} of ${clock(seconds)}: it was cut off.`;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

async function soundsOf(tracks: readonly SoundTrack[], folder: string): Promise<Sound[]> {
  const sounds = tracks.map(async (track, at) => ({
    ...track,
    name: soundName(at),
    channels: isPlayableSound(track) ? track.channels : 2,
    codec: isPlayableSound(track) && track.profile.startsWith('HE') ? 'mp4a.40.5' : 'mp4a.40.2',
    ...(await measured(folder, soundName(at))),
  }));
  return Promise.all(sounds);
}

async function videoCodec(folder: string, name: string): Promise<string> {
  const file = await open(join(folder, `${name}.mp4`));
  const { buffer } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
  await file.close();
  return videoCodecIn(buffer, `${name}.mp4 in ${folder}`);
}
