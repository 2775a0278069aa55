import { mix } from '../colour';
import { FIGURES } from '../figures/index';
import { figure, picture, settle } from '../paint';
import { ellipse, fill, rect, stroke } from '../svg';
import { creditBlock, starLine } from '../type/credits';
import { inks } from '../type/lockup';
import { type Composition, H, paper, person, title, W } from './sheet';

export const disc: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const ink = inks('light', frame.palette).text;
  const [cx, cy, radius] = [W / 2, 470, 328];
  frame.horizon = 560;
  const circle = frame.defs.clip(ellipse(cx, cy, radius));
  const scene = picture(frame, { ...subject.art, figure: 'none' }, 30);
  const standing = subject.art.figure !== 'none' && FIGURES[subject.art.figure].place === 'ground';
  const y = standing ? cy + radius - 14 : cy - 40;
  return (
    paper(frame) +
    stroke(ellipse(cx, cy, radius + 22), ink, 2, 0.5) +
    stroke(ellipse(cx, cy, radius + 34), ink, 1, 0.35) +
    `<g clip-path="${circle}">${scene}</g>` +
    figure(frame, subject.art.figure, cx, y, person(subject.art, 46, 0.96)) +
    starLine(billing, cx, 66, W - 130, ink) +
    title(sheet, 64, 868, W - 128, 206, 'light', 'bottom') +
    creditBlock(billing, cx, 1126, W - 120, ink)
  );
};

export const arch: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const { palette: colours, defs } = frame;
  const gold = mix(colours.light, colours.accent, 0.3);
  const [left, right, crown, foot] = [96, W - 96, 408, 850];
  const shape = (grow: number) =>
    `M${left - grow} ${foot + grow}V${crown}A${(right - left) / 2 + grow} ${(right - left) / 2 + grow} 0 0 1 ${right + grow} ${crown}V${foot + grow}Z`;
  const sight = { ...frame, h: 900 };
  settle(sight, subject.art.scene, 786);
  const ground = defs.radial([
    [0, mix(colours.sky[0], colours.near, 0.25)],
    [0.7, mix(colours.sky[0], colours.near, 0.55)],
    [1, colours.near],
  ]);
  const wall = fill(rect(-W * 0.2, -H * 0.2, W * 1.4, H * 1.4), ground);
  const corner = (x: number, y: number, sx: number, sy: number) =>
    `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${stroke('M0 90V14Q0 0 14 0H90M16 60V24Q16 16 24 16H60', gold, 2, 0.8)}${fill(ellipse(30, 30, 4), gold)}</g>`;
  return (
    wall +
    `<g clip-path="${defs.clip(shape(0))}">${picture(sight, subject.art, person(subject.art, 31, 0.74))}</g>` +
    stroke(shape(10), gold, 3) +
    stroke(shape(20), gold, 1.2, 0.7) +
    corner(30, 30, 1, 1) +
    corner(W - 30, 30, -1, 1) +
    corner(30, H - 30, 1, -1) +
    corner(W - 30, H - 30, -1, -1) +
    title(sheet, 84, 892, W - 168, 196, 'dark', 'bottom') +
    creditBlock(billing, W / 2, 1128, W - 170, colours.text)
  );
};

export const slats: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const { palette: colours, defs } = frame;
  const sight = { ...frame, h: 900 };
  settle(sight, subject.art.scene, 790);
  const shape = [0, 1, 2, 3, 4]
    .map((index) => rect(40 + index * 146, 106 + 18 * Math.abs(index - 2) ** 1.4, 136, 744))
    .join('');
  const scene = picture(sight, subject.art, person(subject.art, 34, 0.8));
  const ground = defs.linear([
    [0, colours.sky[0]],
    [1, colours.near],
  ]);
  return (
    fill(rect(0, 0, W, H), ground) +
    `<g clip-path="${defs.clip(shape)}">${scene}</g>` +
    starLine(billing, W / 2, 70, W - 130, colours.text) +
    title(sheet, 56, 900, W - 112, 172, 'dark', 'bottom') +
    creditBlock(billing, W / 2, 1126, W - 120, colours.text)
  );
};
