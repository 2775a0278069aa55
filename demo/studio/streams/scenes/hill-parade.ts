import { land, ridge, round, scatter, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';

const hills = { far: ridge(151, 26, 420), middle: ridge(152, 22, 330), road: ridge(153, 12, 560) };
const hillClouds = scatter(6, 154, (next) => ({
  x: next() * 820,
  y: 28 + next() * 84,
  size: 0.6 + next() * 0.8,
}));
const balloons = [
  { x: 120, y: 118, colour: '#ff5d6c', phase: 0 },
  { x: 330, y: 84, colour: '#ffb52e', phase: 2 },
  { x: 520, y: 130, colour: '#7a5cff', phase: 4 },
];

function tree(x: number, y: number): string {
  return `<path d="M${round(x - 3)} ${round(y - 22)}h6v24h-6z" fill="#7a4a2b"/><circle cx="${round(x)}" cy="${round(y - 34)}" r="17" fill="#2f9e5b"/><circle cx="${round(x - 5)}" cy="${round(y - 39)}" r="9" fill="#4fc178"/>`;
}

function draw(t: number): string {
  const sun = Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M-7-62L0-88 7-62z" transform="rotate(${round(index * 30 + t * 14)})" fill="#ffd84d"/>`,
  ).join('');
  const puffs = hillClouds
    .map(
      ({ x, y, size }) =>
        `<g transform="translate(${round(wrap(x + t * 9 * size, 820) - 90)} ${round(y)}) scale(${round(size)})" fill="#fff"><circle r="18"/><circle cx="22" cy="-8" r="22"/><circle cx="46" cy="0" r="16"/><rect x="-6" y="2" width="56" height="16" rx="8"/></g>`,
    )
    .join('');
  const flying = balloons
    .map(
      ({ x, y, colour, phase }) =>
        `<g transform="translate(${round(wrap(x + 60 + t * 5, 760) - 60)} ${round(y + Math.sin(t + phase) * 12)}) rotate(${round(Math.sin(t * 0.8 + phase) * 4)})"><path d="M0-44q34 0 34 34 0 22-24 42h-20q-24-20-24-42 0-34 34-34z" fill="${colour}"/><path d="M0-44q14 0 14 34 0 22-8 42h-12q-8-20-8-42 0-34 14-34z" fill="#fff" fill-opacity=".45"/><path d="M-9 33l3 12M9 33l-3 12" stroke="#5b3b2a"/><path d="M-8 45h16l-2 12H-6z" fill="#8a5a34"/></g>`,
    )
    .join('');
  const grove = Array.from({ length: 6 }, (_, index) => {
    const x = wrap(index * 130 - t * 46, 780) - 60;
    return tree(x, 250 + hills.middle(x + t * 46) + 3);
  }).join('');
  const busY = 292 + hills.road(300 + t * 90);
  const tilt = (hills.road(330 + t * 90) - hills.road(270 + t * 90)) * 0.9;
  const wheel = (x: number) =>
    `<g transform="translate(${x} 2)"><circle r="10" fill="#2b2a33"/><path d="M-6 0H6M0-6V6" stroke="#fff" stroke-width="2" transform="rotate(${round(t * 420)})"/></g>`;
  const bus = `<g transform="translate(300 ${round(busY - 10 + Math.sin(t * 14))}) rotate(${round(tilt)})"><rect x="-62" y="-58" width="124" height="58" rx="14" fill="#ff7a3d"/><rect x="-62" y="-20" width="124" height="8" fill="#fff2d8"/>${[-50, -22, 6, 34].map((x, index) => `<rect x="${x}" y="-50" width="22" height="22" rx="5" fill="#bdeaff"/><circle cx="${x + 11}" cy="${round(-36 + Math.sin(t * 6 + index) * 2)}" r="7" fill="${['#6b3f2a', '#f2b48c', '#3d2a4f', '#c98a5e'][index]}"/>`).join('')}${wheel(-34)}${wheel(36)}</g>`;
  return (
    sky([
      [0, '#49b6f2'],
      [0.7, '#c6f0ff'],
    ]) +
    `<g transform="translate(548 74)">${sun}<circle r="50" fill="#ffe46b"/></g>` +
    puffs +
    flying +
    land(hills.far, 216, t * 20, '#9fe08a') +
    land(hills.middle, 250, t * 46, '#5cc46f') +
    grove +
    land(hills.road, 292, t * 90, '#2f9a58') +
    bus +
    land(hills.road, 318, t * 90, '#227a49')
  );
}

export const hillParade: Scene = {
  name: 'hill-parade',
  draw,
  shots: [WIDE, { x: 310, y: 240, zoom: 1.8 }, WIDE, { x: 400, y: 120, zoom: 1.5 }, WIDE],
  sound: {
    chords: [
      [60, 64, 67, 72],
      [57, 60, 65, 69],
      [55, 59, 62, 67],
      [60, 64, 67, 76],
    ],
    voice: 'pluck',
  },
};
