import { HEIGHT, WIDTH } from './drawing';
import type { Sound } from './sound';

export const FILM_SECONDS = 60;

/** A framing that stands still: the middle of the picture, and how near it is. */
export type Shot = { x: number; y: number; zoom: number };

export const WIDE: Shot = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

/** What the narrator says, from one second to another, and its translation. */
export type Line = { from: number; to: number; en: string; fr: string };

/** One little film of `FILM_SECONDS`: what is seen at `t` seconds, and what is heard. */
export type Scene = {
  /** Names its folder under `demo/streams/`. */
  name: string;
  /** SVG content on a canvas of 640 by 360, a pure function of the time. */
  draw: (t: number) => string;
  /** They share the film's length equally: whole segments, so that every cut is on a keyframe. */
  shots: Shot[];
  sound: Sound;
  /** Spoken over the sound in one of two soundtracks, and written in subtitles of two languages. */
  narration?: readonly Line[];
};

/** The SVG `viewBox` at `t`: the part of the canvas that the shot of that moment frames. */
export function viewBox({ shots }: Scene, t: number): string {
  const { x, y, zoom } = shots[Math.floor((t / FILM_SECONDS) * shots.length)] ?? WIDE;
  const [width, height] = [WIDTH / zoom, HEIGHT / zoom];
  const left = Math.min(WIDTH - width, Math.max(0, x - width / 2));
  const top = Math.min(HEIGHT - height, Math.max(0, y - height / 2));
  return `${left} ${top} ${width} ${height}`;
}
