import { glow, land, ridge, round, scatter, sky } from '../drawing';
import { type Scene, WIDE } from '../scene';

const shore = ridge(143, 24, 460);
const ripples = {
  far: { height: ridge(171, 5, 300), base: 236, speed: 14 },
  middle: { height: ridge(172, 8, 350), base: 278, speed: 28 },
  near: { height: ridge(173, 11, 400), base: 320, speed: 42 },
};
const fireflies = scatter(34, 174, (next) => ({
  x: next() * 640,
  y: 90 + next() * 200,
  phase: next() * 6,
}));

function paperBoat(x: number, y: number, scale: number, tilt: number, fold: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)}) scale(${scale})"><path d="M-62-14L0-74 62-14z" fill="#fffaf0"/><path d="M0-74L62-14H0z" fill="${fold}"/><path d="M-84-30q34 18 84 18t84-18Q66 14 44 16H-44Q-66 14-84-30z" fill="#fffdf7"/><path d="M0-12q50 0 84-18Q66 14 44 16H0z" fill="${fold}"/></g>`;
}

function draw(t: number): string {
  const water = ({ height, base, speed }: typeof ripples.far, fill: string) =>
    land(height, base, t * speed, fill);
  const afloat = (
    { height, base, speed }: typeof ripples.far,
    x: number,
    scale: number,
    fold: string,
  ) => {
    const at = x + t * speed;
    const slope = height(at + 20) - height(at - 20);
    return paperBoat(x, base - 4 + height(at), scale, slope * 1.1, fold);
  };
  const lights = fireflies
    .map(({ x, y, phase }) => {
      const on = Math.max(0, Math.sin(t * 1.6 + phase * 2));
      return on > 0.05
        ? glow(
            x + Math.sin(t * 0.8 + phase) * 22,
            y + Math.cos(t * 0.7 + phase) * 14,
            8,
            '#f7ffb0',
            on,
          )
        : '';
    })
    .join('');
  return (
    sky([
      [0, '#12314f'],
      [0.45, '#2f7f86'],
      [0.68, '#d9e8b5'],
    ]) +
    glow(480, 110, 130, '#fffbe0') +
    `<circle cx="480" cy="110" r="36" fill="#fffdee"/>` +
    land(shore, 216, t * 4, '#1f6470') +
    water(ripples.far, '#2b8f8a') +
    afloat(ripples.far, 520 - t * 5, 0.42, '#f6c9a8') +
    water(ripples.middle, '#1c6f78') +
    afloat(ripples.middle, 150 + t * 5, 0.7, '#e9dcc4') +
    water(ripples.near, '#10505f') +
    afloat(ripples.near, 290 + t * 4, 1.05, '#f3a9a0') +
    land(ripples.middle.height, 340, t * 60, '#0a3a48') +
    lights
  );
}

export const paperBoats: Scene = {
  name: 'paper-boats',
  draw,
  shots: [WIDE, { x: 380, y: 230, zoom: 1.6 }, WIDE, { x: 370, y: 240, zoom: 1.6 }, WIDE],
  sound: {
    chords: [
      [55, 62, 67, 71],
      [50, 57, 62, 66],
      [48, 60, 64, 67],
      [50, 57, 62, 69],
    ],
    voice: 'pluck',
    weather: { level: 0.5, cutoff: 420, swell: 0.3 },
  },
};
