import type { Subject } from '../catalogue';
import { scrim, vignette } from './atmosphere';
import { lighten, lightness, mix } from './colour';
import { FIGURES } from './figures/index';
import { documentOf, grain } from './film';
import type { Frame } from './frame';
import { palette } from './moods';
import { figure, picture, settle } from './paint';
import { type Random, seeded } from './random';
import { definitions, ellipse, fill, type Point, polygon, r, stroke } from './svg';
import { stature } from './thumb';
import { type Face, setLine } from './type/fonts';
import { wrap } from './type/wrap';

type Outline = (x: number, y: number, radius: number) => string;

const ring =
  (corners: number, turn: number): Outline =>
  (x, y, radius) =>
    polygon(
      Array.from({ length: corners }, (_, index): Point => {
        const angle = (index / corners) * 2 * Math.PI + turn;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      }),
    );

const squircle: Outline = (x, y, radius) => {
  const s = radius * 0.92;
  return `M${r(x)} ${r(y - s)}C${r(x + s * 0.9)} ${r(y - s)} ${r(x + s)} ${r(y - s * 0.9)} ${r(x + s)} ${r(y)}S${r(x + s * 0.9)} ${r(y + s)} ${r(x)} ${r(y + s)}S${r(x - s)} ${r(y + s * 0.9)} ${r(x - s)} ${r(y)}S${r(x - s * 0.9)} ${r(y - s)} ${r(x)} ${r(y - s)}Z`;
};

const OUTLINES: readonly [Outline, ...Outline[]] = [
  (x, y, radius) => ellipse(x, y, radius),
  ring(6, Math.PI / 6),
  squircle,
  ring(4, 0),
  ring(8, Math.PI / 8),
];

function mark(
  frame: Frame,
  name: string,
  outline: Outline,
  x: number,
  y: number,
  radius: number,
): string {
  const { palette: colours, defs } = frame;
  const echoes = [1.16, 1.34, 1.56, 1.84]
    .map((size, index) =>
      stroke(outline(x, y, radius * size), colours.light, radius * 0.018, 0.6 - index * 0.14),
    )
    .join('');
  const body = defs.linear(
    [
      [0, lighten(colours.accent, 0.18)],
      [1, mix(colours.accent, colours.sky[1], 0.45)],
    ],
    'diagonal',
  );
  const words = name.split(' ');
  const initials = (
    words.length > 1
      ? words.map((word) => (/^\d/.test(word) ? word : word.charAt(0))).join('')
      : name.slice(0, 2)
  )
    .slice(0, 4)
    .toUpperCase();
  const unit = setLine('anton', initials, 1).width;
  const size = Math.min(radius * 1.2, (radius * 1.25) / unit);
  const letters = setLine('anton', initials, size);
  const pale = lightness(colours.accent) > 0.62;
  const at = (dx: number, colour: string, opacity: number) =>
    `<g transform="translate(${r(x - letters.width / 2 + dx)} ${r(y + size * 0.43 + dx)})">${fill(letters.path, colour, opacity)}</g>`;
  const glow = fill(
    ellipse(x, y, radius * 2.2),
    defs.radial([
      [0, colours.accent, 0.7],
      [1, colours.accent, 0],
    ]),
  );
  return (
    glow +
    echoes +
    fill(outline(x, y, radius), body) +
    stroke(outline(x, y, radius * 0.92), '#ffffff', radius * 0.022, 0.7) +
    at(size * 0.03, pale ? '#ffffff' : colours.near, 0.4) +
    at(0, pale ? colours.near : '#ffffff', 1)
  );
}

function wordmark(
  name: string,
  face: Face,
  x: number,
  y: number,
  w: number,
  h: number,
  align: 'left' | 'middle',
  colour: string,
): string {
  const set = wrap(face, name.toUpperCase(), { w, h }, 0.95, 0.02, 2);
  return set.lines
    .map((line, index) => {
      const { path, width } = setLine(face, line, set.size, 0.02);
      return `<g transform="translate(${r(align === 'middle' ? x - width / 2 : x)} ${r(y + h - (set.lines.length - 1 - index) * set.size * 0.95)})">${fill(path, colour)}</g>`;
    })
    .join('');
}

function studioFrame(subject: Subject, w: number, h: number, random: Random): Frame {
  return {
    w,
    h,
    u: Math.sqrt(w * h) / 100,
    focus: w / 2,
    horizon: h * 0.6,
    random,
    palette: palette(subject.art.mood, random),
    defs: definitions(),
  };
}

const faceOf = (random: Random): Face => random.pick(['anton', 'righteous', 'bebas', 'josefin']);

function shown(subject: Subject): boolean {
  return subject.art.figure !== 'none' && FIGURES[subject.art.figure].place === 'ground';
}

export function identPoster(subject: Subject): string {
  const random = seeded(subject.art.seed);
  const frame = studioFrame(subject, 800, 1200, random);
  const sight = { ...frame, h: 960 };
  settle(sight, subject.art.scene, 850);
  const scene = picture(sight, { ...subject.art, figure: 'none' }, 28);
  const badge = mark(
    frame,
    subject.name,
    seeded(subject.art.seed + 2).pick(OUTLINES),
    400,
    400,
    212,
  );
  const host = shown(subject)
    ? figure(sight, subject.art.figure, 400, 862, stature(subject.art, 30, 66))
    : '';
  const body =
    scene +
    vignette(frame, 0.5) +
    badge +
    host +
    scrim(frame, 'bottom', 460, 1) +
    wordmark(
      subject.name,
      faceOf(seeded(subject.art.seed + 3)),
      400,
      940,
      680,
      170,
      'middle',
      frame.palette.text,
    );
  return documentOf(
    800,
    1200,
    1,
    frame.defs,
    body + grain(frame.defs, 800, 1200, subject.art.seed),
  );
}

export function identThumb(subject: Subject): string {
  const random = seeded(subject.art.seed);
  const frame = studioFrame(subject, 1280, 720, random);
  frame.focus = 900;
  settle(frame, subject.art.scene, 610);
  const scene = picture(frame, { ...subject.art, figure: 'none' }, 28);
  const badge = mark(
    frame,
    subject.name,
    seeded(subject.art.seed + 2).pick(OUTLINES),
    900,
    300,
    165,
  );
  const host = shown(subject)
    ? figure(frame, subject.art.figure, 900, 640, stature(subject.art, 26, 60))
    : '';
  const body =
    scene +
    scrim(frame, 'left', 900, 0.9) +
    scrim(frame, 'bottom', 200, 0.7) +
    badge +
    host +
    wordmark(
      subject.name,
      faceOf(seeded(subject.art.seed + 3)),
      64,
      470,
      520,
      180,
      'left',
      frame.palette.text,
    );
  return documentOf(
    1280,
    720,
    1,
    frame.defs,
    body + grain(frame.defs, 1280, 720, subject.art.seed),
  );
}
