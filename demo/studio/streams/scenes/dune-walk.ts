/** A caravan following its guide over the dunes. */
import { bird, glow, land, ridge, round, scatter, sky, walker } from '../drawing';
import type { Scene } from '../scene';

const dunes = {
  far: ridge(81, 16, 520),
  middle: ridge(82, 22, 480),
  path: ridge(83, 28, 440),
  near: ridge(84, 34, 400),
};
const flock = scatter(7, 85, (next) => ({ x: next() * 120, y: next() * 46, phase: next() * 6 }));

function camel(x: number, y: number, phase: number): string {
  const legs = [-15, -9, 10, 16]
    .map(
      (at, index) =>
        `<path d="M${at} 0l${round(Math.sin(phase + index * 1.7) * 5)} 26" stroke="#3a1714" stroke-width="3.4"/>`,
    )
    .join('');
  return `<g transform="translate(${round(x)} ${round(y - 26 + Math.sin(phase * 2))})">${legs}<path d="M-22 2q-2-13 8-16 5-12 12 0 7 1 10 3 10 4 14-8l3-14 10-1 2 5-7 3-3 14q-4 14-14 15z" fill="#3a1714"/><path d="M-10-12q6-8 12 0l4 8h-19z" fill="#b93c3c"/></g>`;
}

function draw(t: number): string {
  const caravan = [0, 1, 2, 3]
    .map((place) => {
      const x = 190 + place * 62 + t * 8;
      return camel(x, 276 + dunes.path(x + t * 18), t * 4 + place);
    })
    .join('');
  const lead = 450 + t * 8;
  const birds = flock
    .map(({ x, y, phase }) => bird(640 + x - t * 46, 70 + y, 9, Math.sin(t * 7 + phase), '#5a2a33'))
    .join('');
  return (
    sky([
      [0, '#5b3a6b'],
      [0.3, '#c9617a'],
      [0.55, '#ffb070'],
      [0.7, '#ffe0a3'],
    ]) +
    glow(210, 168 - t, 180, '#fff3c4', 0.9) +
    `<circle cx="210" cy="${round(168 - t)}" r="42" fill="#fff6d8"/>` +
    birds +
    land(dunes.far, 200, t * 4, '#e8a06a') +
    land(dunes.middle, 238, t * 11, '#d17f4e') +
    land(dunes.path, 276, t * 18, '#a9563a') +
    caravan +
    walker(lead, 278 + dunes.path(lead + t * 18), 46, t * 6, '#3a1714') +
    land(dunes.near, 314, t * 25, '#6b2f2c')
  );
}

export const duneWalk: Scene = {
  name: 'dune-walk',
  seconds: 12,
  draw,
  sound: {
    chords: [
      [50, 57, 62, 63],
      [50, 58, 62, 67],
      [48, 55, 63, 67],
    ],
    voice: 'pluck',
    weather: { level: 0.8, cutoff: 600, swell: 0.3 },
  },
};
