import {
  drawStars,
  glow,
  land,
  linear,
  makeStars,
  ridge,
  round,
  scatter,
  sky,
  wrap,
} from '../drawing';
import { type Scene, WIDE } from '../scene';

const lanternStars = makeStars(80, 141, 200);
const lanterns = scatter(46, 142, (next) => ({
  x: next() * 760,
  y: next() * 460,
  near: next() ** 1.6,
  phase: next() * 6,
})).sort((a, b) => a.near - b.near);
const lakeHills = ridge(143, 24, 460);

function draw(t: number): string {
  const paper = lanterns
    .map(({ x, y, near, phase }) => {
      const size = 5 + near * 15;
      const height = 400 - wrap(y + t * (9 + near * 20), 460);
      const drift = wrap(x + t * 3, 760) - 60 + Math.sin(t * 0.7 + phase) * 10;
      const light = 0.85 + 0.1 * Math.sin(t * 2 + phase);
      return `${glow(drift, height, size * 3.2, '#ffa23e', light * 0.8)}<path d="M${round(drift - size * 0.62)} ${round(height - size * 0.7)}q${round(size * 0.62)} ${round(-size * 0.7)} ${round(size * 1.24)} 0l${round(-size * 0.22)} ${round(size * 1.5)}h${round(-size * 0.8)}z" fill="#ffc15e"/><path d="M${round(drift - size * 0.3)} ${round(height + size * 0.3)}h${round(size * 0.6)}v${round(size * 0.5)}h${round(-size * 0.6)}z" fill="#fff3c2"/>`;
    })
    .join('');
  const palace = `<g fill="#1d1440"><path d="M150 236v-62h34v-30h24v30h44v-52h36v52h44v-30h24v30h34v62z"/><path d="M252 122q18-44 36 0zM184 144q12-28 24 0zM332 144q12-28 24 0z"/><path d="M268 92v-14M195 128v-12M343 128v-12" stroke="#1d1440" stroke-width="3"/></g><path d="M170 196h8v14h-8zM196 196h8v14h-8zM262 160h14v24h-14zM330 196h8v14h-8zM356 196h8v14h-8zM226 200h8v14h-8zM304 200h8v14h-8z" fill="#ffc96b"/>`;
  return (
    sky([
      [0, '#120d3a'],
      [0.5, '#43246b'],
      [0.66, '#c0587a'],
    ]) +
    drawStars(lanternStars, t) +
    land(lakeHills, 220, t * 3, '#2b1b55') +
    `<g transform="translate(${round(60 - t * 2)} 0)">${palace}</g>` +
    `${linear('lake', [
      [0, '#8d456f'],
      [0.4, '#2c1a55'],
      [1, '#0d0a2a'],
    ])}<rect y="236" width="640" height="124" fill="url(#lake)"/>` +
    `<g transform="matrix(1 0 0 -0.55 0 ${round(366 + Math.sin(t * 1.5) * 2)})" opacity=".3"><g transform="translate(${round(60 - t * 2)} 0)">${palace}</g></g>` +
    paper +
    `<path d="M0 360v-22q90-26 170-8 40 10 60 30z" fill="#070416"/><g transform="translate(96 336)" fill="#070416"><circle cx="-9" cy="-49" r="7.5"/><circle cx="11" cy="-44" r="7"/><path d="M-20-2l5-34q6-6 12 0l5 34zM2-2l4-31q5-6 10 0l6 31z"/></g>`
  );
}

export const skyLanterns: Scene = {
  name: 'sky-lanterns',
  draw,
  shots: [WIDE, { x: 260, y: 180, zoom: 1.6 }, WIDE, { x: 180, y: 260, zoom: 1.6 }, WIDE],
  sound: {
    chords: [
      [57, 60, 64, 69],
      [53, 57, 60, 65],
      [55, 59, 62, 67],
      [52, 56, 59, 64],
    ],
    voice: 'pluck',
  },
};
