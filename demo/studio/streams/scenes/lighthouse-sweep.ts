import { bird, drawStars, glow, land, makeStars, ridge, round, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';

const swells = ['#24476b', '#1a3858', '#122a45', '#0a1a2e'].map((colour, index) => ({
  colour,
  height: ridge(161 + index, 8 + index * 4, 240 + index * 60),
}));
const coastStars = makeStars(70, 165, 180);

function draw(t: number): string {
  const turn = t * 0.9;
  const reach = Math.cos(turn);
  const spread = 30 + Math.abs(Math.sin(turn)) * 90;
  const beam = `<path d="M330 98L${round(330 + reach * 700)} ${round(98 - spread)}V${round(98 + spread)}z" fill="#fff1b8" fill-opacity="${round(Math.abs(reach) * 4) / 10}"/>`;
  const waves = swells.map(({ colour, height }, index) =>
    land(
      (x) => height(x) + Math.sin(t * 1.4 + index) * 6,
      252 + index * 28,
      t * (26 + index * 22) * (index % 2 ? 1 : -1),
      colour,
      6,
    ),
  );
  const spray = Array.from({ length: 26 }, (_, index) => {
    const age = wrap(t * 0.55 + index / 26, 1);
    const side = index % 2 ? 1 : -1;
    return `<circle cx="${round(330 + side * (70 + age * 60 + (index % 5) * 9))}" cy="${round(268 - Math.sin(age * 3.14) * (44 + (index % 7) * 7))}" r="${round(1 + (1 - age) * 2.6)}" fill="#e3f1fb" fill-opacity="${round((1 - age) * 9) / 10}"/>`;
  }).join('');
  return (
    sky([
      [0, '#0b1730'],
      [0.5, '#2b4a6e'],
      [0.72, '#7d8fa6'],
    ]) +
    drawStars(coastStars, t) +
    beam +
    `<path d="M214 300q20-54 66-56 50-18 100 2 50 8 60 54z" fill="#101a2b"/>` +
    `<path d="M304 250l12-136h28l12 136z" fill="#f1ece4"/><path d="M308 208h44l2.4 28h-49zM313 152h34l2.4 26h-39z" fill="#c8323f"/><path d="M308 114h44v-8h-44z" fill="#182338"/><path d="M317 106V86h26v20z" fill="#ffe9a0"/><path d="M312 86q18-26 36 0z" fill="#c8323f"/>` +
    glow(330, 97, 34 + Math.abs(reach) * 34 + (1 - Math.abs(reach)) ** 4 * 120, '#fff0b0') +
    waves.slice(0, 2).join('') +
    spray +
    waves.slice(2).join('') +
    [0, 1, 2]
      .map((index) =>
        bird(
          wrap(120 + index * 90 + t * 26, 700) - 30,
          60 + index * 22 + Math.sin(t + index) * 8,
          11,
          Math.sin(t * 5 + index),
          '#dfe8f2',
        ),
      )
      .join('')
  );
}

export const lighthouseSweep: Scene = {
  name: 'lighthouse-sweep',
  draw,
  shots: [WIDE, { x: 330, y: 130, zoom: 1.7 }, WIDE, { x: 330, y: 200, zoom: 1.35 }, WIDE],
  sound: {
    chords: [
      [43, 50, 58, 62],
      [39, 51, 58, 63],
      [41, 53, 60, 65],
    ],
    voice: 'pad',
    weather: { level: 1.3, cutoff: 520, swell: 0.28 },
  },
};
