import { drawStars, land, linear, makeStars, ridge, round, sky, walker } from '../drawing';
import { type Scene, WIDE } from '../scene';

const polarStars = makeStars(110, 71, 230);
const peaks = { far: ridge(72, 42, 330), near: ridge(73, 30, 210), shore: ridge(74, 6, 260) };

function curtain(t: number, base: number, speed: number, paint: string): string {
  return Array.from({ length: 81 }, (_, index) => {
    const x = index * 8;
    const y =
      base + 34 * Math.sin(x * 0.008 + t * speed) + 16 * Math.sin(x * 0.021 - t * speed * 1.4);
    const tall = 92 + 40 * Math.sin(x * 0.03 + t * 0.9);
    const light = 0.42 + 0.36 * Math.sin(x * 0.045 - t * 1.1) * Math.sin(x * 0.013 + t * 0.5);
    return `<rect x="${x}" y="${round(y - tall)}" width="8" height="${round(tall)}" fill="url(#${paint})" fill-opacity="${round(light * 10) / 10}"/>`;
  }).join('');
}

function draw(t: number): string {
  const lights =
    linear('green', [
      [0, 'none'],
      [0.35, '#8a5bff'],
      [0.75, '#2fe6a0'],
      [1, 'none'],
    ]) +
    linear('teal', [
      [0, 'none'],
      [0.5, '#34c6d8'],
      [0.8, '#a8ffcf'],
      [1, 'none'],
    ]) +
    curtain(t, 150, 0.5, 'green') +
    curtain(t + 9, 190, 0.36, 'teal');
  const scenery =
    land(peaks.far, 236, t * 5, '#1b3358', 6) + land(peaks.near, 262, t * 9, '#10213f', 6);
  return (
    sky([
      [0, '#040b22'],
      [0.6, '#0b2745'],
      [0.74, '#1d5566'],
    ]) +
    drawStars(polarStars, t, -t) +
    lights +
    scenery +
    `<rect y="280" width="640" height="80" fill="#0d2a42"/><g transform="matrix(1 0 0 -0.5 0 424)" opacity=".4">${lights}</g>` +
    land(peaks.shore, 318, t * 16, '#dfeaf4') +
    land(peaks.shore, 332, 90 + t * 26, '#b4c9de') +
    walker(130 + t * 7, 326, 52, t * 5, '#0a1730')
  );
}

export const northernLights: Scene = {
  name: 'northern-lights',
  draw,
  shots: [WIDE, { x: 220, y: 260, zoom: 1.7 }, WIDE, { x: 430, y: 130, zoom: 1.5 }, WIDE],
  sound: {
    chords: [
      [48, 55, 62, 67],
      [45, 57, 64, 71],
      [41, 53, 60, 67],
    ],
    voice: 'pad',
    weather: { level: 0.5, cutoff: 500, swell: 0.12 },
  },
};
