import { scrim, vignette } from '../atmosphere';
import { picture, settle } from '../paint';
import { fill, rect } from '../svg';
import { creditBlock, starLine } from '../type/credits';
import { type Composition, H, person, title, W } from './sheet';

export const low: Composition = (sheet) => {
  const { subject, billing, frame, random } = sheet;
  const { palette: colours } = frame;
  const sight = { ...frame, h: 940, focus: W * random.range(0.44, 0.56) };
  settle(sight, subject.art.scene, 815);
  return (
    fill(rect(0, 0, W, H), colours.near) +
    picture(sight, subject.art, person(subject.art, 32, 0.84)) +
    vignette(frame, 0.5) +
    scrim(frame, 'bottom', H * 0.44, 1) +
    scrim(frame, 'top', H * 0.12, 0.5) +
    starLine(billing, W / 2, 62, W - 120, colours.text) +
    title(sheet, 56, 846, W - 112, 226, 'dark', 'bottom') +
    creditBlock(billing, W / 2, 1122, W - 110, colours.text)
  );
};

export const high: Composition = (sheet) => {
  const { subject, billing, frame, random } = sheet;
  const { palette: colours } = frame;
  frame.focus = W * random.range(0.42, 0.58);
  settle(frame, subject.art.scene, H * 0.865);
  return (
    picture(frame, subject.art, person(subject.art, 37, 0.86)) +
    vignette(frame, 0.5) +
    scrim(frame, 'top', H * 0.42, 0.94) +
    scrim(frame, 'bottom', H * 0.16, 0.92) +
    title(sheet, 56, 66, W - 112, 270, 'dark', 'top') +
    starLine(billing, W / 2, 1092, W - 120, colours.text) +
    creditBlock(billing, W / 2, 1130, W - 110, colours.text)
  );
};
