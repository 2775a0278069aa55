import { glow, linear, round, scatter, sky } from '../drawing';
import { type Scene, WIDE } from '../scene';

const crowd = scatter(46, 44, (next) => ({
  x: next() * 660 - 10,
  y: 318 + next() * 40,
  size: 11 + next() * 7,
  phase: next() * 6.28,
  arms: next() < 0.4,
}));
const BEAM_COLOURS = ['#ff4f9a', '#3fc6ff', '#ffd24a', '#8f5bff', '#43f0b1'];

function draw(t: number): string {
  const beams = BEAM_COLOURS.map((colour, index) => {
    const angle = Math.sin(t * 0.5 + index * 1.3) * 26;
    return `${linear(
      `beam${index}`,
      [
        [0, colour],
        [1, 'none'],
      ],
      0.6,
    )}<path d="M-5 0L-54 330h108L5 0z" fill="url(#beam${index})" transform="translate(${80 + index * 120} -6) rotate(${round(angle)})"/>`;
  }).join('');
  const bars = Array.from({ length: 32 }, (_, index) => {
    const level =
      Math.abs(Math.sin(t * 3.1 + index * 0.7) * Math.sin(t * 1.7 + index * 0.31)) * 92 + 8;
    return `M${72 + index * 16} 236v${round(-level)}`;
  }).join('');
  const player = (x: number, lean: number) =>
    `<g transform="translate(${x} 262) rotate(${round(lean)})" fill="#08050f"><path d="M-13-52q13-9 26 0l4 52h-12l-5-30-5 30h-12z"/><circle cy="-66" r="10"/><path d="M-30-30l56-14 4 9-52 16q-12 6-16-2 0-7 8-9z"/></g>`;
  const heads = crowd
    .map(({ x, y, size, phase, arms }) => {
      const jump = Math.abs(Math.sin(t * 3.6 + phase)) * 9;
      const up = arms
        ? `<path d="M${round(x - size)} ${round(y + 14 - jump)}l-4 ${round(-size * 2.6)}M${round(x + size)} ${round(y + 14 - jump)}l5 ${round(-size * 2.7)}" stroke="#050308" stroke-width="6" stroke-linecap="round"/>`
        : '';
      return `${up}<circle cx="${round(x)}" cy="${round(y - jump)}" r="${round(size)}" fill="#050308"/><rect x="${round(x - size * 1.3)}" y="${round(y + size * 0.8 - jump)}" width="${round(size * 2.6)}" height="80" rx="12" fill="#050308"/>`;
    })
    .join('');
  return (
    sky([
      [0, '#0a0418'],
      [0.7, '#351457'],
      [1, '#10061f'],
    ]) +
    glow(320, 220, 250, '#a33cff', 0.6) +
    `<path d="${bars}" stroke="#ff7ac2" stroke-width="9" stroke-opacity=".5"/>` +
    beams +
    `${linear('floor', [
      [0, '#7a35c9'],
      [0.7, '#2a1050'],
      [1, '#160829'],
    ])}<path d="M0 262h640v98H0z" fill="url(#floor)"/><path d="M0 262h640" stroke="#d99bff" stroke-width="2"/>` +
    player(206, Math.sin(t * 3.6) * 4) +
    player(320, Math.sin(t * 3.6 + 1) * 5) +
    player(434, Math.sin(t * 3.6 + 2) * 4) +
    heads
  );
}

export const stageWaves: Scene = {
  name: 'stage-waves',
  draw,
  shots: [WIDE, { x: 320, y: 220, zoom: 1.8 }, WIDE, { x: 200, y: 180, zoom: 1.5 }, WIDE],
  sound: {
    chords: [
      [52, 59, 64, 68],
      [49, 56, 61, 64],
      [45, 57, 61, 64],
      [47, 54, 59, 63],
    ],
    voice: 'pluck',
    weather: { level: 0.35, cutoff: 900, swell: 1.8 },
  },
};
