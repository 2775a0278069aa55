import { mix } from '../colour';
import { FIGURES } from '../figures/index';
import { figure, picture } from '../paint';
import { ellipse, fill, r, rect, stroke } from '../svg';
import { creditBlock, starLine } from '../type/credits';
import { setLine } from '../type/fonts';
import { inks } from '../type/lockup';
import { low } from './full';
import { type Composition, H, paper, person, title, W } from './sheet';

export const exposure: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  if (subject.art.figure === 'none') return low(sheet);
  const ink = inks('light', frame.palette).text;
  const shape = FIGURES[subject.art.figure];
  const scale = Math.min(800 / shape.height, 720 / shape.width);
  const afloat = shape.place === 'air' || shape.place === 'deep';
  const y = afloat ? 500 : 905;
  const white = { body: '#fff', shade: '#fff', accent: '#fff', glow: '#fff' };
  const mask = frame.defs.add(
    `<mask id="$id" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><g transform="translate(${W / 2} ${y}) scale(${scale.toFixed(3)})">${shape.draw(white)}</g></mask>`,
  );
  frame.horizon = afloat ? 540 : 700;
  const scene = picture(frame, { ...subject.art, figure: 'none' }, 30);
  const fade = frame.defs.linear([
    [0, frame.palette.paper, 0],
    [1, frame.palette.paper],
  ]);
  const sun = fill(
    ellipse(W / 2, 430, 300),
    frame.defs.linear([
      [0, mix(frame.palette.accent, frame.palette.paper, 0.25)],
      [1, mix(frame.palette.sky[3], frame.palette.paper, 0.4)],
    ]),
    0.75,
  );
  return (
    paper(frame) +
    sun +
    `<g mask="${mask}">${scene}${fill(rect(0, 0, W, H), frame.palette.near, 0.12)}</g>` +
    (afloat ? '' : fill(rect(0, 800, W, 112), fade)) +
    (afloat ? '' : fill(rect(0, 911, W, H), frame.palette.paper)) +
    starLine(billing, W / 2, 66, W - 130, ink) +
    title(sheet, 64, 868, W - 128, 206, 'light', 'bottom') +
    creditBlock(billing, W / 2, 1126, W - 120, ink)
  );
};

export const letter: Composition = (sheet) => {
  const { subject, billing, frame } = sheet;
  const { palette: colours, defs } = frame;
  const initial =
    /\d+/.exec(subject.name)?.[0]?.slice(0, 2) ?? subject.name.replace(/^(The|A) /, '').charAt(0);
  const natural = setLine('anton', initial, 1).width;
  const size = Math.min(960, 690 / natural);
  const glyphs = setLine('anton', initial, size);
  const foot = 850;
  const clip = defs.add(
    `<clipPath id="$id"><path transform="translate(${r((W - glyphs.width) / 2)} ${foot})" d="${glyphs.path}"/></clipPath>`,
  );
  frame.horizon = 590;
  const base = defs.linear([
    [0, mix(colours.near, colours.sky[0], 0.7)],
    [0.7, colours.sky[0]],
    [1, colours.near],
  ]);
  const scene = picture(frame, { ...subject.art, figure: 'none' }, 30);
  return (
    fill(rect(0, 0, W, H), base) +
    fill(
      ellipse(W / 2, 500, 620),
      defs.radial([
        [0, colours.sky[2], 0.55],
        [1, colours.sky[2], 0],
      ]),
    ) +
    `<g clip-path="${clip}">${scene}</g>` +
    `<g transform="translate(${r((W - glyphs.width) / 2)} ${foot})">${stroke(glyphs.path, colours.light, 2, 0.35)}</g>` +
    figure(frame, subject.art.figure, W / 2, foot + 4, person(subject.art, 36, 0.7)) +
    starLine(billing, W / 2, 66, W - 130, colours.text) +
    title(sheet, 64, 884, W - 128, 190, 'dark', 'bottom') +
    creditBlock(billing, W / 2, 1126, W - 120, colours.text)
  );
};
