import { drawStars, glow, linear, makeStars, round, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';
import { drawTowers, makeTowers } from './towers';

const neonTowers = makeTowers(17, 62);
const neonStars = makeStars(80, 19, 150);

function draw(t: number): string {
  const rows = Array.from({ length: 12 }, (_, index) => {
    const depth = wrap(index / 12 + t * 0.16, 1);
    return `M0 ${round(212 + depth ** 2.6 * 150)}H640`;
  }).join('');
  const rays = Array.from(
    { length: 25 },
    (_, index) => `M${320 + (index - 12) * 14} 212L${320 + (index - 12) * 120} 360`,
  ).join('');
  const bars = Array.from({ length: 6 }, (_, index) => {
    const level = wrap(index / 6 + t * 0.05, 1);
    const y = 118 + level * 94;
    const half = Math.sqrt(Math.max(0, 82 ** 2 - (y - 160) ** 2)) + 2;
    return `<rect x="${round(320 - half)}" y="${round(y)}" width="${round(half * 2)}" height="${round(1.5 + level * 6)}" fill="#8b2a86"/>`;
  }).join('');
  const dashes = Array.from({ length: 7 }, (_, index) => {
    const near = wrap(index / 7 + t * 0.55, 1) ** 2.4;
    const far = Math.min(1, near * 1.25 + 0.012);
    return `<path d="M${round(320 - near * 5)} ${round(212 + near * 150)}h${round(near * 10)}L${round(320 + far * 5)} ${round(212 + far * 150)}h${round(-far * 10)}z" fill="#ffe7a8"/>`;
  }).join('');
  const sway = Math.sin(t * 0.9) * 26;
  const car = `<g transform="translate(${round(320 + sway)} 318) rotate(${round(Math.cos(t * 0.9) * 1.2)})"><ellipse cy="22" rx="74" ry="7" fill="#05020f" fill-opacity=".7"/><path d="M-66 16v-20q2-10 16-12l12-20q4-6 12-6h52q8 0 12 6l12 20q14 2 16 12v20z" fill="#0d0620"/><path d="M-34-18l9-15q3-4 8-4h34q5 0 8 4l9 15z" fill="#3a1c70"/><rect x="-62" y="-8" width="30" height="7" rx="3" fill="#ff2d6f"/><rect x="32" y="-8" width="30" height="7" rx="3" fill="#ff2d6f"/></g>`;
  return (
    sky([
      [0, '#14063b'],
      [0.4, '#53127a'],
      [0.59, '#ff5f9e'],
    ]) +
    drawStars(neonStars, t, -t * 2) +
    glow(320, 170, 190, '#ff9a5a', 0.8) +
    `${linear('sun', [
      [0, '#ffe27a'],
      [1, '#ff3f8e'],
    ])}<circle cx="320" cy="160" r="82" fill="url(#sun)"/>${bars}` +
    `<g transform="translate(${round(-20 - t * 3)} 0)">${drawTowers(neonTowers, 212, '#1a0840', '#3fe0ff')}</g>` +
    `<rect y="212" width="640" height="148" fill="#12052e"/><path d="M300 212L60 360h520L340 212z" fill="#0a0320"/>` +
    `<path d="${rows}${rays}" stroke="#c23bff" stroke-width="1.2" stroke-opacity=".65"/>${dashes}` +
    glow(320 + sway - 47, 314, 34, '#ff2d6f', 0.9) +
    glow(320 + sway + 47, 314, 34, '#ff2d6f', 0.9) +
    car
  );
}

export const neonDrive: Scene = {
  name: 'neon-drive',
  draw,
  shots: [WIDE, { x: 320, y: 270, zoom: 1.7 }, WIDE, { x: 320, y: 150, zoom: 1.6 }, WIDE],
  sound: {
    chords: [
      [45, 57, 60, 64],
      [41, 53, 57, 60],
      [48, 55, 60, 64],
      [43, 55, 59, 62],
    ],
    voice: 'pulse',
  },
};
