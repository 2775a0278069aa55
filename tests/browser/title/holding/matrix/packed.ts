import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf, MASTER, type Packing } from './lists';

export interface File {
  /** `picture` for the video playlist, `picture-0` for its first segment, which may be a byte range. */
  name: string;
  type: string;
  body: Buffer;
  range?: string;
}
export interface Asked {
  packing: Packing;
  path: string;
  start: number;
  firstPart: number;
}

const STREAMS = join(import.meta.dirname, '../../../../../demo/streams');
const read = (name: string) => readFileSync(join(STREAMS, 'slow-orbit', name));
const TRACKS: Readonly<Record<string, string>> = {
  picture: '216p',
  english: 'audio-english',
  score: 'audio-score',
};
/** The files in `ts/` were made with `ffmpeg -c copy -f hls -hls_time 4`. */
const tsPart = (path: string) => readFileSync(join(import.meta.dirname, 'ts', `${path}.mpeg`));
const mp4Part = (track: string, part: string) =>
  read(`${TRACKS[track]}-${part}.${part === 'init' ? 'mp4' : 'm4s'}`);

export function fileOf({ packing, path: name, start, firstPart }: Asked): File {
  const [track = '', part] = name.split('-');
  if (name === 'film') return fourthOf(readFileSync(join(STREAMS, 'paper-boats.mp4')), start);
  if (name === 'stills') {
    const body = String(read('storyboard.vtt')).replaceAll('storyboard.webp', 'sheet');
    return { name, type: 'text/vtt', body: Buffer.from(body) };
  }
  if (name === 'sheet') return { name, type: 'image/webp', body: read('storyboard.webp') };
  if (!part) {
    const lines = name === 'master' ? MASTER : listOf(packing, track, piecesOf, firstPart);
    return { name, type: 'application/vnd.apple.mpegurl', body: Buffer.from(lines.join('\n')) };
  }
  if (track === 'captions') return { name, type: 'text/vtt', body: Buffer.from(caption(part)) };
  if (part === 'whole') return rangeOf(track, start);
  if (packing === 'TS') return { name, type: 'video/mp2t', body: tsPart(name) };
  return { name, type: 'video/mp4', body: mp4Part(track, part) };
}

function caption(part: string): string {
  const [from, to] = [0, 4].map((after) => String(Number(part) * 4 + after).padStart(2, '0'));
  return `WEBVTT\n\n00:00:${from}.000 --> 00:00:${to}.000\nLine ${part}.`;
}

function piecesOf(track: string) {
  const pieces = ['init', '0', '1', '2', '3'].map((part) => mp4Part(track, part));
  return pieces.map((body, at) => ({
    body,
    start: Buffer.concat(pieces.slice(0, at)).length,
    name: at === 0 ? `${track}-init` : `${track}-${at - 1}`,
  }));
}

function rangeOf(track: string, at: number): File {
  const pieces = piecesOf(track);
  const piece = pieces.find(({ start }) => start === at);
  if (!piece) throw new Error(`No part of ${track} begins at byte ${at}.`);
  const { name, body } = piece;
  const length = Buffer.concat(pieces.map((it) => it.body)).length;
  return { name, type: 'video/mp4', body, range: `bytes ${at}-${at + body.length - 1}/${length}` };
}

function fourthOf(whole: Buffer, start: number): File {
  const fourth = Math.ceil(whole.length / 4);
  const at = Math.floor(start / fourth);
  const end = Math.min((at + 1) * fourth, whole.length);
  const range = `bytes ${start}-${end - 1}/${whole.length}`;
  return { name: `film-${at}`, type: 'video/mp4', body: whole.subarray(start, end), range };
}
