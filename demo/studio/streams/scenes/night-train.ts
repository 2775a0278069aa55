import { drawStars, glow, land, makeStars, ridge, round, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';

const hills = { far: ridge(31, 34, 520), middle: ridge(32, 24, 380), near: ridge(33, 12, 300) };
const trainStars = makeStars(70, 5, 170);

function carriage(x: number, index: number): string {
  const windows = [14, 46, 78, 110, 142]
    .map(
      (at) =>
        `<rect x="${at}" y="12" width="22" height="18" rx="3" fill="#ffd88a"/>${index % 2 === at % 4 ? '' : `<circle cx="${at + 11}" cy="24" r="4.5" fill="#5a3520"/><path d="M${at + 3} 30q8-8 16 0z" fill="#5a3520"/>`}`,
    )
    .join('');
  return `<g transform="translate(${round(x)} 236)"><rect width="176" height="50" rx="7" fill="#7c1f35"/><rect y="36" width="176" height="5" fill="#e6b95c"/>${windows}<circle cx="30" cy="52" r="8" fill="#0a0d18"/><circle cx="146" cy="52" r="8" fill="#0a0d18"/></g>`;
}

function draw(t: number): string {
  const rail = wrap(-t * 240, 60);
  const poles = Array.from({ length: 3 }, (_, index) => {
    const x = round(wrap(index * 260 - t * 330, 780) - 60);
    return `<path d="M${x} 140V330M${x - 18} 158h36M${x - 13} 172h26" stroke="#04060d" stroke-width="5"/>`;
  }).join('');
  const sleepers = Array.from(
    { length: 13 },
    (_, index) => `M${round(index * 60 + rail - 60)} 300h26`,
  ).join('');
  const smoke = Array.from({ length: 22 }, (_, index) => {
    const age = wrap(t * 0.5 + index / 22, 1);
    return `<circle cx="${round(548 - age * 420)}" cy="${round(222 - age * 74 + Math.sin(index * 2) * 8)}" r="${round(6 + age * 26)}" fill="#c9c6dd" fill-opacity="${round(3 * (1 - age)) / 10}"/>`;
  }).join('');
  const carriages = Array.from({ length: 3 }, (_, index) =>
    carriage(-44 + index * 182, index),
  ).join('');
  return (
    sky([
      [0, '#070d27'],
      [0.55, '#2c3670'],
      [0.8, '#8067a6'],
    ]) +
    drawStars(trainStars, t) +
    glow(500, 80, 90, '#f3ecd2', 0.9) +
    `<circle cx="500" cy="80" r="27" fill="#fbf5df"/>` +
    land(hills.far, 210, t * 14, '#3a3f7d') +
    land(hills.middle, 240, t * 40, '#252a5b') +
    land(hills.near, 276, t * 110, '#141837') +
    `<g transform="translate(0 ${round(Math.sin(t * 9) * 0.9)})">${smoke}${carriages}<g transform="translate(502 236)"><path d="M0 0h50l34 6q14 6 14 44h-98z" fill="#31172b"/><rect x="40" y="-16" width="16" height="18" fill="#31172b"/><rect x="8" y="10" width="24" height="16" rx="3" fill="#ffd88a"/><circle cx="24" cy="52" r="9" fill="#0a0d18"/><circle cx="70" cy="52" r="9" fill="#0a0d18"/></g><path d="M598 262L660 238v62z" fill="#ffe9ad" fill-opacity=".5"/></g>` +
    `<rect y="296" width="640" height="64" fill="#0a0d1f"/><path d="${sleepers}" stroke="#2d335e" stroke-width="5"/>` +
    poles
  );
}

export const nightTrain: Scene = {
  name: 'night-train',
  draw,
  shots: [WIDE, { x: 460, y: 220, zoom: 1.7 }, WIDE, { x: 190, y: 230, zoom: 1.7 }, WIDE],
  sound: {
    chords: [
      [40, 47, 55, 59],
      [45, 52, 57, 60],
      [38, 50, 57, 62],
    ],
    voice: 'pulse',
    weather: { level: 0.6, cutoff: 700, swell: 2.4 },
  },
};
