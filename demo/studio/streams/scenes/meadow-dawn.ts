import { bird, blend, glow, land, ridge, round, scatter, sky, wrap } from '../drawing';
import { FILM_SECONDS, type Scene, WIDE } from '../scene';

const flock = scatter(7, 85, (next) => ({ x: next() * 120, y: next() * 46, phase: next() * 6 }));
const grasses = scatter(170, 101, (next) => ({
  x: next() * 700,
  y: 296 + next() * 70,
  tall: 22 + next() * 34,
  phase: next() * 2,
  flower: next(),
}));
const pastures = {
  far: ridge(102, 20, 480),
  middle: ridge(103, 16, 400),
  near: ridge(104, 9, 360),
};

function windmill(x: number, y: number, turn: number): string {
  const sails = [0, 90, 180, 270]
    .map(
      (angle) =>
        `<path d="M0 0L5-62h14L6 0z" transform="rotate(${round(angle + turn)})" fill="#fff3df" stroke="#6d4a5c" stroke-width="1.4"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})"><path d="M-17 60L-10-6h20l7 66z" fill="#6d4a5c"/><path d="M-14-4Q0-26 14-4z" fill="#8c3b4a"/>${sails}<circle r="4" fill="#4a2c3c"/></g>`;
}

function draw(t: number): string {
  const birds = flock
    .map(({ x, y, phase }) =>
      bird(wrap(x * 1.3 + t * 40, 1000) - 90, 62 + y, 10, Math.sin(t * 8 + phase), '#54405f'),
    )
    .join('');
  const blades = grasses
    .map(({ x, y, tall, phase, flower }) => {
      const at = wrap(x - t * 12, 700) - 30;
      const lean = Math.sin(t * 1.8 + x * 0.014 + phase) * 9 + 4;
      const head =
        flower < 0.3
          ? `<circle cx="${round(at + lean)}" cy="${round(y - tall)}" r="3.4" fill="${flower < 0.15 ? '#ff6f61' : '#ffe9a8'}"/>`
          : '';
      return `<path d="M${round(at)} ${round(y)}Q${round(at)} ${round(y - tall * 0.6)} ${round(at + lean)} ${round(y - tall)}" stroke="${flower < 0.6 ? '#2f6b45' : '#1d4d38'}" stroke-width="2.4" fill="none"/>${head}`;
    })
    .join('');
  const day = t / FILM_SECONDS;
  const sun = 206 - t * 2;
  const mill = 500 - t * 3;
  return (
    sky([
      [0, blend('#4a6fae', '#6fb4e8', day)],
      [0.35, blend('#f0a295', '#b9dcf0', day)],
      [0.62, blend('#ffd79a', '#fdf3d6', day)],
    ]) +
    glow(400, sun, 210, '#fff6cf') +
    `<circle cx="400" cy="${round(sun)}" r="34" fill="#fffbe6"/>` +
    birds +
    land(pastures.far, 222, t * 3, '#b7c48a') +
    windmill(mill, 166 + pastures.far(mill + t * 3), t * 34) +
    land(pastures.middle, 250, 60 + t * 6, '#7fae6b') +
    land(pastures.near, 288, 30 + t * 10, '#4c8a57') +
    blades
  );
}

export const meadowDawn: Scene = {
  name: 'meadow-dawn',
  draw,
  shots: [WIDE, { x: 440, y: 180, zoom: 1.7 }, WIDE, { x: 330, y: 210, zoom: 1.5 }, WIDE],
  sound: {
    chords: [
      [53, 60, 65, 69],
      [48, 60, 64, 67],
      [50, 57, 65, 69],
      [46, 58, 62, 65],
    ],
    voice: 'pad',
    weather: { level: 0.25, cutoff: 1500, swell: 0.35 },
  },
};
