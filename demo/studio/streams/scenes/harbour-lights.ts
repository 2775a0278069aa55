import { blend, glow, land, linear, ridge, round, scatter, sky, wrap } from '../drawing';
import { type Scene, WIDE } from '../scene';

const harbourHills = ridge(9, 16, 420);
const shimmer = scatter(70, 8, (next) => ({
  x: next(),
  y: next(),
  phase: next() * 6.28,
  wide: 8 + next() * 26,
}));
const lamps = [70, 128, 204, 330, 392, 470, 566].map((x, index) => ({
  x,
  colour: index % 3 ? '#ffcf7a' : '#ff7a59',
}));

function crane(x: number, tall: number, swing: number): string {
  return `<g transform="translate(${x} 232)" stroke="#101a33" stroke-width="5" fill="none"><path d="M-16 0L-10 ${-tall}M16 0L10 ${-tall}M-13 ${-tall / 2}H13"/><path d="M-40 ${-tall}H96M0 ${-tall}V${-tall - 26}L90 ${-tall}M0 ${-tall - 26}L-38 ${-tall}" stroke-width="3"/><path d="M${round(60 + swing)} ${-tall}V${-tall + 54}" stroke-width="1.4"/><rect x="${round(48 + swing)}" y="${-tall + 54}" width="24" height="12" fill="#c4503a" stroke="none"/></g>`;
}

function boat(x: number, y: number, scale: number, tilt: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)}) scale(${scale})"><path d="M-60-8h118q-8 22-24 26h-76q-14-6-18-26z" fill="#0c1226"/><path d="M-34-8v-26h44v26M-20-34v-16h22v16" fill="#1a2444"/><path d="M22-8V-66L52-12" fill="none" stroke="#0c1226" stroke-width="2"/><path d="M-28-26h8v8h-8zM-12-26h8v8h-8z" fill="#ffd889"/></g>`;
}

function draw(t: number): string {
  const dusk = Math.min(1, t / 50);
  const columns = lamps
    .map(({ x, colour }) => {
      const sway = Math.sin(t * 1.3 + x) * 3;
      return `${glow(x, 226, 20 + dusk * 14, colour, 0.5 + dusk * 0.4)}<path d="M${x - 3} 236L${round(x - 7 + sway)} 330h14L${x + 3} 236z" fill="${colour}" fill-opacity=".22"/><circle cx="${x}" cy="226" r="2.6" fill="#fff1d0"/>`;
    })
    .join('');
  const glints = shimmer
    .map(({ x, y, phase, wide }) => {
      const light = Math.max(0, Math.sin(t * 2 + phase)) * 0.5;
      return `<rect x="${round(wrap(x * 700 - t * 6, 700) - 30)}" y="${round(242 + y * y * 112)}" width="${round(wide)}" height="1.4" fill="#ffd6b0" fill-opacity="${round(light)}"/>`;
    })
    .join('');
  return (
    sky([
      [0, blend('#3a3a78', '#0d1230', dusk)],
      [0.35, blend('#a8557f', '#22234f', dusk)],
      [0.58, blend('#f08a5d', '#5c3a68', dusk)],
      [0.66, blend('#ffd08a', '#a8586a', dusk)],
      [1, blend('#ffd08a', '#a8586a', dusk)],
    ]) +
    glow(430, 216, 130, '#fff0b8', 1 - dusk) +
    `<circle cx="430" cy="${round(196 + t * 1.4)}" r="30" fill="#fff3cf"/>` +
    land(harbourHills, 214, t * 3, blend('#5c376b', '#1d1a40', dusk)) +
    crane(150, 120, Math.sin(t * 0.5) * 26) +
    crane(300, 92, Math.cos(t * 0.4) * 20) +
    `<rect y="232" width="640" height="130" fill="#272c5e"/>` +
    `${linear(
      'sea',
      [
        [0, blend('#e0805f', '#6a3d5e', dusk)],
        [0.4, blend('#3d3568', '#1d1f48', dusk)],
        [1, '#10142f'],
      ],
      0.85,
    )}<rect y="232" width="640" height="130" fill="url(#sea)"/>` +
    columns +
    glints +
    boat(wrap(660 - t * 16, 820) - 90, 276 + Math.sin(t * 1.6) * 2, 0.8, Math.sin(t * 1.4) * 1.6) +
    boat(
      wrap(180 + t * 20, 860) - 110,
      316 + Math.sin(t * 1.8 + 1) * 3,
      1.25,
      Math.sin(t * 1.5) * 2,
    )
  );
}

export const harbourLights: Scene = {
  name: 'harbour-lights',
  draw,
  shots: [WIDE, { x: 420, y: 210, zoom: 1.7 }, WIDE, { x: 210, y: 190, zoom: 1.6 }, WIDE],
  sound: {
    chords: [
      [50, 57, 62, 66],
      [47, 54, 62, 66],
      [43, 55, 59, 62],
    ],
    voice: 'pluck',
    weather: { level: 0.9, cutoff: 400, swell: 0.25 },
  },
};
