import type { Art, Subject } from '../catalogue';
import { documentOf, grain } from './film';
import type { Frame } from './frame';
import { palette } from './moods';
import { exposure, letter } from './posters/cut';
import { arch, disc, slats } from './posters/framed';
import { high, low } from './posters/full';
import { type Composition, H, W } from './posters/sheet';
import { type Random, seeded } from './random';
import { definitions } from './svg';
import type { Billing } from './type/credits';

type CompositionName = 'low' | 'high' | 'disc' | 'exposure' | 'arch' | 'letter' | 'slats';

export function poster(subject: Subject, billing: Billing): string {
  const random = seeded(subject.art.seed);
  const frame: Frame = {
    w: W,
    h: H,
    u: Math.sqrt(W * H) / 100,
    focus: W / 2,
    horizon: H * 0.58,
    random,
    palette: palette(subject.art.mood, random),
    defs: definitions(),
  };
  const body = COMPOSITIONS[composition(subject, random)]({ subject, billing, random, frame });
  return documentOf(W, H, 1, frame.defs, body + grain(frame.defs, W, H, subject.art.seed));
}

const BOLD = new Set<Art['figure']>([
  'detective',
  'umbrella',
  'queen',
  'dancer',
  'astronaut',
  'robot',
  'lone-walker',
  'wolf',
  'cat',
  'musician',
  'rider',
  'child-balloon',
  'boxer',
  'couple',
  'whale',
  'ship',
  'bird',
]);

const BROAD = /^((The|A) )?[ABCDGHKMNOPQRSUWXZ0-9]/;

function composition({ art, name }: Subject, random: Random): CompositionName {
  const dice = random.range(0, 1);
  if (dice < 0.14 && BOLD.has(art.figure)) return 'exposure';
  if (dice < 0.24 && art.figure !== 'none') return 'disc';
  if (dice < 0.33) return 'arch';
  if (dice < 0.39) return BROAD.test(name) ? 'letter' : 'low';
  if (dice < 0.43) return 'slats';
  return dice < 0.74 ? 'low' : 'high';
}

const COMPOSITIONS: Record<CompositionName, Composition> = {
  low,
  high,
  disc,
  exposure,
  arch,
  letter,
  slats,
};
