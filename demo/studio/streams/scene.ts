import { HEIGHT, WIDTH } from './drawing';
import type { Sound } from './sound';

export const FILM_SECONDS = 60;

export type Shot = { x: number; y: number; zoom: number };

export const WIDE: Shot = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

export type Line = { from: number; to: number; en: string; fr: string };

export type Scene = {
  name: string;
  /** Returns SVG content for a canvas of 640 × 360: a pure function of the time in seconds. */
  draw: (t: number) => string;
  /** Shots are equally long and span whole segments, so that every cut is on a keyframe. */
  shots: Shot[];
  sound: Sound;
  narration?: readonly Line[];
};

export function viewBox({ shots }: Scene, t: number): string {
  const { x, y, zoom } = shots[Math.floor((t / FILM_SECONDS) * shots.length)] ?? WIDE;
  const [width, height] = [WIDTH / zoom, HEIGHT / zoom];
  const left = Math.min(WIDTH - width, Math.max(0, x - width / 2));
  const top = Math.min(HEIGHT - height, Math.max(0, y - height / 2));
  return `${left} ${top} ${width} ${height}`;
}
