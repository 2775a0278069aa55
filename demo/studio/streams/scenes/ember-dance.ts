import { drawStars, glow, land, makeStars, ridge, round, scatter, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';

const warmStars = makeStars(110, 71, 230);
const darkHills = ridge(72, 42, 330);
const embers = scatter(60, 111, (next) => ({
  x: (next() - 0.5) * 190,
  speed: 0.16 + next() * 0.3,
  start: next(),
  size: 0.8 + next() * 2,
  phase: next() * 6,
}));

function flame(t: number, half: number, tall: number, seed: number, fill: string): string {
  const side = (direction: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const up = direction > 0 ? 1 - index / 8 : index / 8;
      const shake =
        Math.sin(up * 7 - t * 8 + seed) * 13 * up + Math.sin(up * 15 - t * 13 + seed) * 5 * up;
      const x = 320 - direction * half * (1 - up) ** 0.7 * (1 + 0.25 * Math.sin(up * 5)) + shake;
      return `${round(x)} ${round(300 - up * tall * (1 + 0.08 * Math.sin(t * 5 + seed)))}`;
    });
  return `<path d="M${[...side(1).reverse(), ...side(-1).reverse()].join('L')}Z" fill="${fill}"/>`;
}

function fireDancer(x: number, phase: number, t: number): string {
  const arm = Math.sin(t * 4 + phase) * 40;
  const hop = Math.abs(Math.sin(t * 4 + phase)) * 12;
  const kick = Math.sin(t * 4 + phase + 1) * 30;
  return `<g transform="translate(${x} ${round(330 - hop)}) rotate(${round(Math.sin(t * 2 + phase) * 8)})" fill="#120508" stroke="#120508" stroke-linecap="round"><circle cy="-92" r="9"/><path d="M-8-80H8L20-36H-20z"/><path d="M-6-38l-4 40M5-38l${round(6 + kick * 0.4)} ${round(38 - Math.abs(kick) * 0.5)}" stroke-width="8"/><path d="M-7-76l-26 ${round(-14 - arm * 0.5)}M7-76l26 ${round(-14 + arm * 0.5)}" stroke-width="6"/></g>`;
}

function draw(t: number): string {
  const sparks = embers
    .map(({ x, speed, start, size, phase }) => {
      const age = wrap(start + t * speed, 1);
      return `<circle cx="${round(320 + x * (0.3 + age) + Math.sin(t * 2 + phase) * 12 * age)}" cy="${round(286 - age * 290)}" r="${round(size * (1 - age * 0.5))}" fill="${age < 0.4 ? '#ffe08a' : '#ff7a35'}" fill-opacity="${round((1 - age) * 10) / 10}"/>`;
    })
    .join('');
  return (
    sky([
      [0, '#0c0716'],
      [0.55, '#2a0f22'],
      [1, '#5a1c1c'],
    ]) +
    drawStars(warmStars, t, 0, '#ffe9d0') +
    glow(320, 250, 300, '#ff8a3c', 0.85) +
    land(darkHills, 250, 40, '#1d0b18') +
    `<path d="M0 312q320-26 640 0v48H0z" fill="#3a130f"/>` +
    flame(t, 74, 176, 0, '#e2401f') +
    flame(t, 56, 140, 2, '#ff7d26') +
    flame(t, 36, 98, 4, '#ffc247') +
    flame(t, 18, 56, 6, '#fff2c2') +
    `<path d="M262 304l112-16M266 288l114 18" stroke="#1c0a08" stroke-width="11" stroke-linecap="round"/>` +
    sparks +
    [110, 206, 438, 536].map((x, index) => fireDancer(x, index * 1.6, t)).join('')
  );
}

export const emberDance: Scene = {
  name: 'ember-dance',
  draw,
  shots: [WIDE, { x: 180, y: 230, zoom: 1.7 }, WIDE, { x: 330, y: 150, zoom: 1.6 }, WIDE],
  sound: {
    chords: [
      [38, 50, 57, 62],
      [38, 51, 57, 63],
      [36, 48, 55, 60],
    ],
    voice: 'pulse',
    weather: { level: 0.45, cutoff: 3200, swell: 1.1 },
  },
};
