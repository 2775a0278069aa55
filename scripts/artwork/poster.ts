/** Posters, 2:3: several ways to compose a scene, a silhouette and a title. */
import type { Art, Subject } from './art';
import { scrim, vignette } from './atmosphere';
import { mix } from './colour';
import { FIGURES } from './figures/index';
import { documentOf, grain } from './film';
import type { Frame } from './frame';
import { palette } from './moods';
import { figure, picture, settle } from './paint';
import { type Random, seeded } from './random';
import { definitions, ellipse, fill, r, rect, stroke } from './svg';
import { type Billing, creditBlock, starLine } from './type/credits';
import { setLine } from './type/fonts';
import { type Align, inks, lockup, manner } from './type/lockup';

const W = 800;
const H = 1200;

type Sheet = { subject: Subject; billing: Billing; random: Random; frame: Frame };
type Composition = (sheet: Sheet) => string;

export type CompositionName = 'low' | 'high' | 'disc' | 'exposure' | 'arch' | 'letter' | 'slats';

export function poster(subject: Subject, billing: Billing): string {
  const random = seeded(subject.art.seed);
  const frame: Frame = { w: W, h: H, u: Math.sqrt(W * H) / 100, focus: W / 2, horizon: H * 0.58, random, palette: palette(subject.art.mood, random), defs: definitions() };
  const body = COMPOSITIONS[composition(subject.art, random)]({ subject, billing, random, frame });
  return documentOf(W, H, 1, frame.defs, body + grain(frame.defs, W, H, subject.art.seed));
}

const BOLD = new Set<Art['figure']>(['detective', 'umbrella', 'queen', 'dancer', 'astronaut', 'robot', 'lone-walker', 'wolf', 'cat', 'musician', 'rider', 'child-balloon', 'boxer', 'couple', 'whale', 'ship', 'bird']);

function composition(art: Art, random: Random): CompositionName {
  const dice = random.range(0, 1);
  if (dice < 0.14 && BOLD.has(art.figure)) return 'exposure';
  if (dice < 0.24 && art.figure !== 'none') return 'disc';
  if (dice < 0.33) return 'arch';
  if (dice < 0.39) return 'letter';
  if (dice < 0.43) return 'slats';
  return dice < 0.74 ? 'low' : 'high';
}

/** A title in a box, standing on its foot (`bottom`) or hanging from its head (`top`). */
function title(sheet: Sheet, x: number, y: number, w: number, h: number, ground: 'dark' | 'light', hang: 'top' | 'bottom', align: Align = 'middle'): string {
  const { subject, frame, random } = sheet;
  const set = lockup(manner(subject.genres[0] ?? '', random), subject.name, { w, h }, align, inks(ground, frame.palette));
  const top = hang === 'top' ? y : y + h - set.height;
  return `<g transform="translate(${r(x)} ${r(top)})">${set.markup}</g>`;
}

/** How tall a person stands so that this figure fills about `share` of the width at most. */
function person(art: Art, tall: number, share: number): number {
  if (art.figure === 'none') return tall;
  const { width, height } = FIGURES[art.figure];
  const reach = (share * 100 * Math.sqrt(W / H)) / width;
  return Math.min(200 * reach, (tall * 1.25 * 200) / Math.max(height, 130), tall * 1.9);
}

const low: Composition = (sheet) => {
  const { subject, billing, frame, random } = sheet;
  const { palette: colours } = frame;
  const sight = { ...frame, h: 940, focus: W * random.range(0.44, 0.56) };
  settle(sight, subject.art.scene, 815);
  return (
    fill(rect(0, 0, W, H), colours.near) + picture(sight, subject.art, person(subject.art, 32, 0.84)) + vignette(frame, 0.5) + scrim(frame, 'bottom', H * 0.44, 1) + scrim(frame, 'top', H * 0.12, 0.5) +
    starLine(billing, W / 2, 62, W - 120, colours.text) + title(sheet, 56, 846, W - 112, 226, 'dark', 'bottom') + creditBlock(billing, W / 2, 1122, W - 110, colours.text)
  );
};

const high: Composition = (sheet) => {
  const { subject, billing, frame, random } = sheet;
  const { palette: colours } = frame;
  frame.focus = W * random.range(0.42, 0.58);
  settle(frame, subject.art.scene, H * 0.865);
  return (
    picture(frame, subject.art, person(subject.art, 37, 0.86)) + vignette(frame, 0.5) + scrim(frame, 'top', H * 0.42, 0.94) + scrim(frame, 'bottom', H * 0.16, 0.92) +
    title(sheet, 56, 66, W - 112, 270, 'dark', 'top') + starLine(billing, W / 2, 1092, W - 120, colours.text) + creditBlock(billing, W / 2, 1130, W - 110, colours.text)
  );
};

/** Paper with a soft light in its middle. */
function paper(frame: Frame): string {
  const { palette: colours, defs } = frame;
  const light = defs.radial([[0, mix(colours.paper, '#ffffff', 0.55)], [0.6, colours.paper], [1, mix(colours.paper, colours.sky[2], 0.32)]]);
  return fill(rect(-W * 0.2, -H * 0.2, W * 1.4, H * 1.4), light);
}

const disc: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const ink = inks('light', frame.palette).text;
  const [cx, cy, radius] = [W / 2, 470, 328];
  frame.horizon = 560;
  const circle = frame.defs.clip(ellipse(cx, cy, radius));
  const scene = picture(frame, { ...subject.art, figure: 'none' }, 30);
  const standing = subject.art.figure !== 'none' && FIGURES[subject.art.figure].place === 'ground';
  const y = standing ? cy + radius - 14 : cy + 60;
  return (
    paper(frame) + stroke(ellipse(cx, cy, radius + 22), ink, 2, 0.5) + stroke(ellipse(cx, cy, radius + 34), ink, 1, 0.35) + `<g clip-path="${circle}">${scene}</g>` +
    figure(frame, subject.art.figure, cx, y, person(subject.art, 46, 0.96)) + starLine(billing, cx, 66, W - 130, ink) + title(sheet, 64, 868, W - 128, 206, 'light', 'bottom') + creditBlock(billing, cx, 1126, W - 120, ink)
  );
};

const exposure: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  if (subject.art.figure === 'none') return low(sheet);
  const ink = inks('light', frame.palette).text;
  const shape = FIGURES[subject.art.figure];
  const scale = Math.min(800 / shape.height, 720 / shape.width);
  const afloat = shape.place === 'air' || shape.place === 'deep';
  const y = afloat ? 500 : 905;
  const white = { body: '#fff', shade: '#fff', accent: '#fff', glow: '#fff' };
  const mask = frame.defs.add(`<mask id="$id" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><g transform="translate(${W / 2} ${y}) scale(${scale.toFixed(3)})">${shape.draw(white)}</g></mask>`);
  frame.horizon = afloat ? 540 : 700;
  const scene = picture(frame, { ...subject.art, figure: 'none' }, 30);
  const fade = frame.defs.linear([[0, frame.palette.paper, 0], [1, frame.palette.paper]]);
  const sun = fill(ellipse(W / 2, 430, 300), frame.defs.linear([[0, mix(frame.palette.accent, frame.palette.paper, 0.25)], [1, mix(frame.palette.sky[3], frame.palette.paper, 0.4)]]), 0.75);
  return (
    paper(frame) + sun + `<g mask="${mask}">${scene}${fill(rect(0, 0, W, H), frame.palette.near, 0.12)}</g>` + (afloat ? '' : fill(rect(0, 800, W, 112), fade)) + (afloat ? '' : fill(rect(0, 911, W, H), frame.palette.paper)) +
    starLine(billing, W / 2, 66, W - 130, ink) + title(sheet, 64, 868, W - 128, 206, 'light', 'bottom') + creditBlock(billing, W / 2, 1126, W - 120, ink)
  );
};

const arch: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const { palette: colours, defs } = frame;
  const gold = mix(colours.light, colours.accent, 0.3);
  const [left, right, crown, foot] = [96, W - 96, 408, 850];
  const shape = (grow: number) => `M${left - grow} ${foot + grow}V${crown}A${(right - left) / 2 + grow} ${(right - left) / 2 + grow} 0 0 1 ${right + grow} ${crown}V${foot + grow}Z`;
  const sight = { ...frame, h: 900 };
  settle(sight, subject.art.scene, 786);
  const ground = defs.radial([[0, mix(colours.sky[0], colours.near, 0.25)], [0.7, mix(colours.sky[0], colours.near, 0.55)], [1, colours.near]]);
  const wall = fill(rect(-W * 0.2, -H * 0.2, W * 1.4, H * 1.4), ground);
  const corner = (x: number, y: number, sx: number, sy: number) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${stroke('M0 90V14Q0 0 14 0H90M16 60V24Q16 16 24 16H60', gold, 2, 0.8)}${fill(ellipse(30, 30, 4), gold)}</g>`;
  return (
    wall + `<g clip-path="${defs.clip(shape(0))}">${picture(sight, subject.art, person(subject.art, 31, 0.74))}</g>` + stroke(shape(10), gold, 3) + stroke(shape(20), gold, 1.2, 0.7) +
    corner(30, 30, 1, 1) + corner(W - 30, 30, -1, 1) + corner(30, H - 30, 1, -1) + corner(W - 30, H - 30, -1, -1) +
    title(sheet, 84, 892, W - 168, 196, 'dark', 'bottom') + creditBlock(billing, W / 2, 1128, W - 170, colours.text)
  );
};

const letter: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const { palette: colours, defs } = frame;
  const initial = /\d+/.exec(subject.name)?.[0]?.slice(0, 2) ?? subject.name.replace(/^(The|A) /, '').charAt(0);
  const natural = setLine('anton', initial, 1).width;
  const size = Math.min(960, 690 / natural);
  const glyphs = setLine('anton', initial, size);
  const foot = 850;
  const clip = defs.add(`<clipPath id="$id"><path transform="translate(${r((W - glyphs.width) / 2)} ${foot})" d="${glyphs.path}"/></clipPath>`);
  frame.horizon = 590;
  const base = defs.linear([[0, mix(colours.near, colours.sky[0], 0.7)], [0.7, colours.sky[0]], [1, colours.near]]);
  const scene = picture(frame, { ...subject.art, figure: 'none' }, 30);
  return (
    fill(rect(0, 0, W, H), base) + fill(ellipse(W / 2, 500, 620), defs.radial([[0, colours.sky[2], 0.55], [1, colours.sky[2], 0]])) + `<g clip-path="${clip}">${scene}</g>` +
    `<g transform="translate(${r((W - glyphs.width) / 2)} ${foot})">${stroke(glyphs.path, colours.light, 2, 0.35)}</g>` +
    figure(frame, subject.art.figure, W / 2, foot + 4, person(subject.art, 36, 0.7)) + starLine(billing, W / 2, 66, W - 130, colours.text) + title(sheet, 64, 884, W - 128, 190, 'dark', 'bottom') + creditBlock(billing, W / 2, 1126, W - 120, colours.text)
  );
};

const slats: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const { palette: colours, defs } = frame;
  const sight = { ...frame, h: 900 };
  settle(sight, subject.art.scene, 790);
  const shape = [0, 1, 2, 3, 4].map((index) => rect(40 + index * 146, 106 + 18 * Math.abs(index - 2) ** 1.4, 136, 744)).join('');
  const scene = picture(sight, subject.art, person(subject.art, 34, 0.8));
  const ground = defs.linear([[0, colours.sky[0]], [1, colours.near]]);
  return fill(rect(0, 0, W, H), ground) + `<g clip-path="${defs.clip(shape)}">${scene}</g>` + starLine(billing, W / 2, 70, W - 130, colours.text) + title(sheet, 56, 900, W - 112, 172, 'dark', 'bottom') + creditBlock(billing, W / 2, 1126, W - 120, colours.text);
};

const COMPOSITIONS: Record<CompositionName, Composition> = { low, high, disc, exposure, arch, letter, slats };
