import { glow, linear, round, scatter, sky, walker, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';
import { drawTowers, makeTowers } from './towers';

const farTowers = makeTowers(4, 190);
const nearTowers = makeTowers(11, 150);
const raindrops = scatter(80, 3, (next) => ({
  x: next() * 760,
  y: next() * 420,
  fast: 0.8 + next() * 0.6,
}));
const signs = scatter(7, 21, (next) => ({
  x: 30 + next() * 560,
  y: 130 + next() * 70,
  phase: next() * 6,
}));
const passers = [
  { start: 660, speed: -19, tall: 80, colour: '#2fa7a0' },
  { start: 470, speed: 17, tall: 86, colour: '#e8b04a' },
  { start: 200, speed: 26, tall: 92, colour: '#e23d55' },
];
const SIGN_COLOURS = ['#ff3d81', '#29d3e8', '#ffb02e', '#9d5cff'];

function passer(x: number, tall: number, t: number, colour: string): string {
  const bob = Math.abs(Math.cos(t * 6.5)) * 2;
  return (
    glow(x + 6, 300, 96, '#ff9a5a', 0.4) +
    walker(x, 316, tall, t * 6.5, '#03060c') +
    `<g transform="translate(${round(x + 6)} ${round(304 - tall - bob)})"><path d="M-34 4q34-44 68 0z" fill="${colour}"/><path d="M0 0v52" stroke="#03060c" stroke-width="2.5"/></g>`
  );
}

function draw(t: number): string {
  const street =
    `<g transform="translate(${round(-t * 2)} 0)" opacity=".75">${drawTowers(farTowers, 250, '#152238', '#f7c66b')}</g>` +
    `<g transform="translate(${round(20 - t * 4)} 0)">${drawTowers(nearTowers, 262, '#0b1424', '#ffdf9a')}</g>` +
    signs
      .map(({ x, y, phase }, index) => {
        const colour = SIGN_COLOURS[index % 4] ?? '#ff3d81';
        const on = Math.sin(t * 2.2 + phase * 3) > -0.8 ? 1 : 0.3;
        const at = wrap(x - t * 4, 700) - 40;
        return `${glow(at + 14, y + 24, 52, colour, on * 0.8)}<rect x="${round(at + 9)}" y="${round(y)}" width="10" height="46" rx="3" fill="${colour}" fill-opacity="${on}"/>`;
      })
      .join('');
  const rain = raindrops
    .map(({ x, y, fast }) => {
      const fall = wrap(y + t * 620 * fast, 420) - 30;
      return `M${round(x - fall * 0.16)} ${round(fall)}l-3 18`;
    })
    .join('');
  const people = passers
    .map(({ start, speed, tall, colour }) =>
      passer(wrap(start + t * speed, 800) - 80, tall, t, colour),
    )
    .join('');
  return (
    sky([
      [0, '#0a1330'],
      [0.6, '#3a2a5c'],
      [1, '#7a3b5e'],
    ]) +
    street +
    `<rect y="262" width="640" height="98" fill="#0a0f1e"/>` +
    `<g transform="matrix(1 0 ${round(Math.sin(t) * 0.02 * 10) / 10} -1 0 524)" opacity=".38">${street}</g>` +
    `${linear(
      'wet',
      [
        [0, '#0a0f1e'],
        [1, '#05070d'],
      ],
      0.55,
    )}<rect y="262" width="640" height="98" fill="url(#wet)"/>` +
    people +
    `<path d="${rain}" stroke="#bcd3f5" stroke-width="1.1" stroke-opacity=".42"/>`
  );
}

export const monsoonStreet: Scene = {
  name: 'monsoon-street',
  draw,
  shots: [WIDE, { x: 260, y: 230, zoom: 1.6 }, WIDE, { x: 330, y: 215, zoom: 1.5 }, WIDE],
  sound: {
    chords: [
      [45, 52, 60, 64],
      [41, 48, 57, 64],
      [43, 50, 59, 62],
    ],
    voice: 'pad',
    weather: { level: 0.5, cutoff: 2600, swell: 0.2 },
  },
};
