import { drawStars, glow, makeStars, round, scatter, sky, wrap } from '../drawing';
import { type Line, type Scene, WIDE } from '../scene';

const orbitStars = makeStars(150, 131);
const storms = scatter(18, 132, (next) => ({
  x: next() * 900,
  y: (next() - 0.5) * 290,
  wide: 40 + next() * 130,
  tall: 4 + next() * 12,
  tone: next(),
}));
const rocks = scatter(60, 133, (next) => ({
  turn: next() * 6.28,
  far: 1 + next() * 0.3,
  size: 0.8 + next() * 1.8,
}));

function draw(t: number): string {
  const bands = Array.from({ length: 10 }, (_, index) => {
    const tone = ['#f3b27a', '#d9825b', '#f7d2a0', '#b9604f', '#e89a6a'][index % 5];
    return `<rect x="-170" y="${-150 + index * 30 + Math.round(Math.sin(index * 2.3) * 5)}" width="340" height="46" fill="${tone}"/>`;
  }).join('');
  const clouds = storms
    .map(
      ({ x, y, wide, tall, tone }) =>
        `<ellipse cx="${round(wrap(x + t * 16, 900) - 450)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(tall)}" fill="${tone < 0.5 ? '#fff0d2' : '#8f3f42'}" fill-opacity=".35"/>`,
    )
    .join('');
  const ring = (front: boolean) =>
    `<g transform="translate(410 190) rotate(-18)">${[1.5, 1.66, 1.84]
      .map((size, index) => {
        const [rx, ry] = [150 * size, 36 * size];
        return `<path d="M${-rx} 0A${rx} ${ry} 0 0 ${front ? 0 : 1} ${rx} 0" fill="none" stroke="${['#ffe0b5', '#c79a86', '#f6c89a'][index]}" stroke-width="${[12, 7, 15][index]}" stroke-opacity="${[0.75, 0.5, 0.6][index]}"/>`;
      })
      .join('')}${rocks
      .map(({ turn, far, size }) => {
        const angle = turn + t * 0.3;
        const visible = Math.sin(angle) > 0 === front;
        return visible
          ? `<circle cx="${round(Math.cos(angle) * 240 * far)}" cy="${round(Math.sin(angle) * 58 * far)}" r="${round(size)}" fill="#fff2dc"/>`
          : '';
      })
      .join('')}</g>`;
  const moonX = wrap(140 + t * 14, 760) - 60;
  const flown = wrap(t * 30, 860);
  const ship = `<g transform="translate(${round(flown - 60)} ${round(330 - flown * 0.3)}) rotate(-16)"><path d="M-120 0L-18-3v6z" fill="#7fe3ff" fill-opacity="${round(6 + Math.sin(t * 20) * 2) / 10}"/><path d="M-18-7h26q20 2 30 7-10 5-30 7h-26z" fill="#eef4ff"/><path d="M-14-6l-10-13h10l14 13zM-14 6l-10 13h10L0 6z" fill="#9fb3d9"/><path d="M12-4q10 1 15 4-8 1-15 0z" fill="#17325e"/></g>`;
  return (
    sky([
      [0, '#070616'],
      [0.6, '#151238'],
      [1, '#2a1745'],
    ]) +
    glow(130, 90, 240, '#6b3fd1', 0.35) +
    glow(560, 330, 220, '#1f8fb8', 0.35) +
    drawStars(orbitStars, t, -t * 3) +
    ring(false) +
    `<clipPath id="disc"><circle r="150"/></clipPath><radialGradient id="shade" cx=".3" cy=".28" r=".85"><stop offset=".4" stop-color="#1a0b22" stop-opacity="0"/><stop offset="1" stop-color="#0c0518" stop-opacity=".92"/></radialGradient>` +
    `<g transform="translate(410 190) rotate(-18)"><g clip-path="url(#disc)">${bands}${clouds}</g><circle r="150" fill="url(#shade)"/></g>` +
    ring(true) +
    `<circle cx="${round(moonX)}" cy="96" r="24" fill="#cfd6ea"/><circle cx="${round(moonX)}" cy="96" r="24" fill="url(#shade)"/>` +
    ship
  );
}

const narration: readonly Line[] = [
  {
    from: 1.5,
    to: 5.5,
    en: "Ship's log. Day four hundred and six.",
    fr: 'Journal de bord. Quatre cent sixième jour.',
  },
  {
    from: 7,
    to: 11,
    en: 'The planet fills every window now.',
    fr: 'La planète emplit désormais tous les hublots.',
  },
  {
    from: 13,
    to: 18,
    en: 'Its rings are ice and rubble, and they never hurry.',
    fr: 'Ses anneaux, de glace et de gravats, ne se pressent jamais.',
  },
  {
    from: 19.5,
    to: 23.5,
    en: 'We count the storms to fall asleep.',
    fr: 'Nous comptons les tempêtes pour nous endormir.',
  },
  {
    from: 26,
    to: 31,
    en: 'A moon went by, and nobody was awake to wave.',
    fr: 'Une lune est passée, et personne n’était éveillé pour la saluer.',
  },
  {
    from: 37,
    to: 42,
    en: 'The engine hums in B flat. We hum along.',
    fr: 'Le moteur ronronne en si bémol. Nous fredonnons avec lui.',
  },
  {
    from: 43.5,
    to: 47.8,
    en: 'Fuel for one more orbit, or for the way home.',
    fr: 'Du carburant pour un tour de plus, ou pour le retour.',
  },
  { from: 50, to: 52.5, en: 'We voted.', fr: 'Nous avons voté.' },
  {
    from: 54,
    to: 58,
    en: 'One more slow orbit.',
    fr: 'Encore une orbite, lentement.',
  },
];

export const slowOrbit: Scene = {
  name: 'slow-orbit',
  draw,
  shots: [WIDE, { x: 400, y: 190, zoom: 1.6 }, WIDE, { x: 200, y: 220, zoom: 1.5 }, WIDE],
  sound: {
    chords: [
      [36, 48, 55, 64],
      [40, 52, 59, 66],
      [33, 45, 57, 64],
    ],
    voice: 'pad',
  },
  narration,
};
