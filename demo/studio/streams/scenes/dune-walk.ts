import { bird, blend, glow, land, ridge, round, scatter, sky, walker, wrap } from '../drawing';
import { FILM_SECONDS, type Scene, WIDE } from '../scene';

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
  const ahead = 60 - 60 * Math.cos(t * 0.105);
  const day = t / FILM_SECONDS;
  const caravan = [0, 1, 2, 3]
    .map((place) => {
      const x = 150 + place * 62 + ahead;
      return camel(x, 276 + dunes.path(x + t * 18), t * 4 + place);
    })
    .join('');
  const lead = 410 + ahead;
  const birds = flock
    .map(({ x, y, phase }) =>
      bird(wrap(640 + x - t * 46, 1100) - 60, 70 + y, 9, Math.sin(t * 7 + phase), '#5a2a33'),
    )
    .join('');
  return (
    sky([
      [0, blend('#5b3a6b', '#4f7fb5', day)],
      [0.3, blend('#c9617a', '#93bcd8', day)],
      [0.55, blend('#ffb070', '#f6d9ae', day)],
      [0.7, blend('#ffe0a3', '#ffeccb', day)],
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
  draw,
  shots: [WIDE, { x: 400, y: 230, zoom: 1.7 }, WIDE, { x: 230, y: 190, zoom: 1.5 }, WIDE],
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
