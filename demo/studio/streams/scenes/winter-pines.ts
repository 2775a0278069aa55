import { glow, land, ridge, round, scatter, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';

const flakes = scatter(110, 91, (next) => ({
  x: next() * 640,
  y: next() * 380,
  size: 0.8 + next() ** 2 * 2.6,
  phase: next() * 6.28,
}));
const drift = ridge(74, 6, 260);
const rows = {
  far: makeRow(24, 92, 70),
  middle: makeRow(17, 93, 104),
  near: makeRow(6, 94, 138),
};

function makeRow(count: number, seed: number, shortest: number) {
  return scatter(count, seed, (next) => ({ x: next() * 760, tall: shortest + next() * 50 }));
}

function pine(x: number, floor: number, tall: number, fill: string): string {
  const tiers = [0, 1, 2, 3]
    .map((tier) => {
      const top = floor - tall + tier * tall * 0.2;
      const half = tall * (0.12 + tier * 0.055);
      return `M${round(x)} ${round(top)}L${round(x + half)} ${round(top + tall * 0.34)}H${round(x - half)}z`;
    })
    .join('');
  return `<path d="${tiers}M${round(x - 3)} ${round(floor - 14)}h6v18h-6z" fill="${fill}"/>`;
}

function draw(t: number): string {
  const wood = (row: typeof rows.far, speed: number, floor: number, fill: string) =>
    row.map(({ x, tall }) => pine(wrap(x - t * speed, 760) - 60, floor, tall, fill)).join('');
  const snow = flakes
    .map(({ x, y, size, phase }) => {
      const fall = wrap(y + t * (14 + size * 17), 380) - 10;
      const aside = wrap(x + Math.sin(t * 0.9 + phase) * 14 - t * 8, 640);
      return `<circle cx="${round(aside)}" cy="${round(fall)}" r="${round(size)}" fill="#fff" fill-opacity="${round(0.35 + size * 0.17)}"/>`;
    })
    .join('');
  const smoke = Array.from({ length: 7 }, (_, index) => {
    const age = wrap(t * 0.22 + index / 7, 1);
    return `<circle cx="${round(27 + Math.sin(age * 7 + index) * 5 + age * 26)}" cy="${round(-44 - age * 74)}" r="${round(4 + age * 13)}" fill="#e5edf7" fill-opacity="${round((1 - age) * 5) / 10}"/>`;
  }).join('');
  const cabin = `<g transform="translate(${round(560 - t * 8)} 272)">${smoke}${glow(0, 4, 90, '#ffb451', 0.75 + Math.sin(t * 5) * 0.1)}<path d="M-44 26v-36h88v36z" fill="#4a2c26"/><path d="M-56-8L0-46 56-8l-6 6L0-36-50-2z" fill="#f2f7fc"/><path d="M20-42h13v18l-13-9z" fill="#4a2c26"/><path d="M-30-2h18v16h-18zM12-2h18v16H12z" fill="#ffd27a"/><path d="M-7 26V2H7v24z" fill="#2c1815"/></g>`;
  return (
    sky([
      [0, '#7d9cc4'],
      [0.5, '#b7c8de'],
      [0.75, '#f3dccf'],
    ]) +
    glow(150, 130, 120, '#fff0dc', 0.9) +
    wood(rows.far, 2, 262, '#5f7fa3') +
    `<rect y="258" width="640" height="110" fill="#d7e3f0"/>` +
    wood(rows.middle, 5, 288, '#33557c') +
    `<rect y="286" width="640" height="80" fill="#e8f0f8"/>` +
    cabin +
    land(drift, 306, t * 10, '#f5f9fd') +
    wood(rows.near, 13, 314, '#142c4a') +
    land(drift, 326, 200 + t * 18, '#ffffff') +
    snow
  );
}

export const winterPines: Scene = {
  name: 'winter-pines',
  draw,
  shots: [WIDE, { x: 430, y: 230, zoom: 1.7 }, WIDE, { x: 260, y: 200, zoom: 1.5 }, WIDE],
  sound: {
    chords: [
      [55, 62, 67, 71],
      [52, 59, 67, 71],
      [48, 60, 64, 67],
    ],
    voice: 'pluck',
    weather: { level: 0.5, cutoff: 800, swell: 0.15 },
  },
};
