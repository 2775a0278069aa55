import { land, linear, ridge, round, scatter, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';

const school = scatter(26, 121, (next) => ({
  x: next() * 220,
  y: next() * 90,
  size: 5 + next() * 4,
  phase: next() * 6,
}));
const bubbles = scatter(18, 122, (next) => ({
  x: next() * 640,
  y: next() * 380,
  size: 1.2 + next() * 3.6,
  phase: next() * 6,
}));
const weeds = scatter(26, 123, (next) => ({
  x: next() * 640,
  tall: 40 + next() * 74,
  phase: next() * 3,
  tone: next(),
}));
const corals = scatter(15, 124, (next) => ({
  x: next() * 640,
  size: 13 + next() * 18,
  tone: Math.floor(next() * 4),
}));
const seabed = { far: ridge(125, 14, 360), near: ridge(126, 10, 270) };
const CORAL_COLOURS = ['#ff6f7d', '#ffa24c', '#b86bff', '#ff8fc7'];

function fish(x: number, y: number, size: number, wag: number, fill: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size) / 10})"><path d="M-12 0Q0-10 14 0 0 10-12 0zM-11 0l-11 ${round(-7 + wag * 3)}v${round(14 - wag * 2)}z" fill="${fill}"/><circle cx="8" cy="-1.5" r="1.4" fill="#06263a"/></g>`;
}

function whale(x: number, y: number, beat: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(beat * 3)})"><path d="M-150 6Q-90-2-60-26 0-58 80-40q56 12 62 38-14 34-80 42-92 10-140-22-40-10-72-12z" fill="#0e4a68"/><path d="M142-2q-14 34-80 42-60 6-104-8 90 4 184-34z" fill="#9fd0dc" fill-opacity=".7"/><path d="M30 26q-4 40-36 56 6-34 10-58z" fill="#0b3c56"/><g transform="translate(-146 6) rotate(${round(beat * 16)})"><path d="M4-4q-34-6-50-34 20-2 38 16 8-20 28-28 2 30-16 46z" fill="#0e4a68"/></g><circle cx="104" cy="-4" r="3.2" fill="#e9fbff"/></g>`;
}

function draw(t: number): string {
  const rays = [60, 170, 300, 410, 540]
    .map((x, index) => {
      const sway = Math.sin(t * 0.2 + index * 1.7) * 26;
      return `<path d="M${x} -10h42L${round(x + 130 + sway)} 330h-150z" fill="url(#ray)" fill-opacity="${round(4 + 2 * Math.sin(t * 0.3 + index * 2)) / 10}"/>`;
    })
    .join('');
  const swimmers = school
    .map(({ x, y, size, phase }) =>
      fish(
        wrap(t * 34 + x, 900) - 40,
        160 + y + Math.sin(t * 2 + phase) * 7,
        size,
        Math.sin(t * 11 + phase),
        '#ffd166',
      ),
    )
    .join('');
  const rising = bubbles
    .map(
      ({ x, y, size, phase }) =>
        `<circle cx="${round(x + Math.sin(t * 2 + phase) * 5)}" cy="${round(380 - wrap(y + t * (16 + size * 9), 400))}" r="${round(size)}" fill="none" stroke="#d5f8ff" stroke-opacity=".6"/>`,
    )
    .join('');
  const garden = weeds
    .map(({ x, tall, phase, tone }) => {
      const lean = Math.sin(t * 1.4 + x * 0.02 + phase) * 15;
      return `<path d="M${round(x)} 346q${round(-lean)} ${round(-tall / 2)} ${round(lean)} ${round(-tall)}" stroke="${tone < 0.5 ? '#0f7a5c' : '#12a077'}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
    })
    .join('');
  const reef = corals
    .map(
      ({ x, size, tone }) =>
        `<g transform="translate(${round(x)} 344)" stroke="${CORAL_COLOURS[tone]}" stroke-width="${round(size / 4)}" stroke-linecap="round" fill="none"><path d="M0 0V${round(-size * 1.5)}M0 ${round(-size * 0.5)}Q${round(-size)} ${round(-size * 0.6)} ${round(-size)} ${round(-size * 1.4)}M0 ${round(-size * 0.4)}Q${round(size)} ${round(-size * 0.5)} ${round(size)} ${round(-size * 1.2)}"/></g>`,
    )
    .join('');
  return (
    sky([
      [0, '#3fd0d8'],
      [0.35, '#1285ac'],
      [1, '#052a52'],
    ]) +
    linear(
      'ray',
      [
        [0, '#e6ffff'],
        [1, 'none'],
      ],
      0.6,
    ) +
    rays +
    whale(wrap(t * 58, 1100) - 190, 106 + Math.sin(t * 0.8) * 10, Math.sin(t * 1.5)) +
    land(seabed.far, 316, t * 4, '#0a4a66') +
    swimmers +
    garden +
    land(seabed.near, 340, t * 4, '#06304e') +
    reef +
    rising
  );
}

export const deepReef: Scene = {
  name: 'deep-reef',
  draw,
  shots: [WIDE, { x: 460, y: 250, zoom: 1.7 }, WIDE, { x: 300, y: 130, zoom: 1.6 }, WIDE],
  sound: {
    chords: [
      [41, 53, 60, 65],
      [44, 56, 60, 67],
      [39, 51, 58, 63],
    ],
    voice: 'pad',
    weather: { level: 0.9, cutoff: 260, swell: 0.2 },
  },
};
