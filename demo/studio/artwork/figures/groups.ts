import { ellipse, limb, solid, stroke } from '../svg';
import type { Figure, Ink } from './figure';

const at = (x: number, y: number, scale: number, markup: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

const MAN = [
  ellipse(0, -187, 11, 13),
  'M-12 -188C-14 -206 14 -206 12 -188C12 -184 11 -180 10 -178C6 -186 -6 -186 -10 -178Z',
  limb([
    [0, -176, 6.5],
    [0, -166, 7.5],
  ]),
  'M-7 -171C-22 -168 -30 -162 -31 -150C-32 -128 -25 -112 -24 -86L24 -86C25 -112 32 -128 31 -150C30 -162 22 -168 7 -171Z',
  limb([
    [-11, -88, 12],
    [-12, -44, 9],
    [-13, -6, 6.5],
  ]),
  limb([
    [11, -88, 12],
    [13, -44, 9],
    [14, -6, 6.5],
  ]),
  'M-21 0C-22 -8 -8 -8 -6 0ZM7 0C8 -8 22 -8 23 0Z',
].join('');

const WOMAN = [
  ellipse(0, -180, 10, 12),
  'M-12 -180C-14 -200 14 -200 12 -180C13 -164 16 -154 13 -148C4 -144 -6 -144 -13 -148C-16 -156 -13 -166 -12 -180Z',
  'M-6 -164C-17 -162 -23 -156 -23 -146C-20 -130 -14 -124 -13 -114C-20 -88 -32 -58 -40 -36C-16 -28 18 -28 40 -38C30 -60 20 -88 13 -114C14 -124 20 -130 23 -146C23 -156 17 -162 6 -164Z',
  limb([
    [-8, -40, 6.5],
    [-9, -20, 5.2],
    [-9, -4, 4],
  ]),
  limb([
    [8, -40, 6.5],
    [9, -20, 5.2],
    [10, -4, 4],
  ]),
  'M-15 0C-15 -7 -5 -7 -4 0ZM5 0C5 -7 15 -7 16 0Z',
].join('');

function couple({ body, accent }: Ink): string {
  const clasped =
    limb([
      [-2, -156, 8],
      [8, -128, 7],
      [16, -104, 5.5],
    ]) +
    limb([
      [24, -148, 6.5],
      [18, -126, 5.5],
      [16, -104, 4.5],
    ]);
  const outer =
    limb([
      [-51, -156, 8],
      [-60, -126, 7],
      [-58, -96, 5.5],
      [-56, -88, 5],
    ]) +
    limb([
      [68, -148, 6.5],
      [76, -124, 5.4],
      [82, -102, 4.4],
    ]);
  const scarf =
    'M34 -168C42 -162 52 -162 60 -168L64 -160C82 -156 92 -146 108 -144C96 -138 78 -142 62 -152C52 -150 42 -152 34 -158Z';
  return (
    at(-28, 0, 1, `<g transform="rotate(1.5) scale(0.9 1)">${solid(MAN, body)}</g>`) +
    at(46, 0, 0.98, `<g transform="rotate(-3)">${solid(WOMAN, body)}</g>`) +
    solid(clasped + outer, body) +
    solid(scarf, accent)
  );
}

function family({ body, accent, glow }: Ink): string {
  const arms = [
    limb([
      [-66, -156, 8],
      [-56, -126, 7],
      [-42, -98, 5.5],
      [-36, -92, 5],
    ]),
    limb([
      [-17, -94, 4.5],
      [-28, -92, 4.2],
      [-38, -90, 4],
    ]),
    limb([
      [66, -146, 6.5],
      [58, -122, 5.4],
      [46, -98, 4.4],
    ]),
    limb([
      [28, -86, 4.5],
      [38, -90, 4.2],
      [46, -94, 4],
    ]),
    limb([
      [-113, -156, 8],
      [-120, -126, 7],
      [-118, -92, 5.5],
    ]),
    limb([
      [110, -146, 6.5],
      [118, -122, 5.4],
      [116, -94, 4.4],
    ]),
  ].join('');
  const kite = 'M116 -252L142 -282L156 -246L128 -220Z';
  return (
    at(-90, 0, 1, `<g transform="scale(0.9 1)">${solid(MAN, body)}</g>`) +
    at(88, 0, 0.97, solid(WOMAN, body)) +
    at(-4, 0, 0.62, solid(MAN, body)) +
    at(28, 0, 0.55, solid(WOMAN, body)) +
    solid(arms, body) +
    stroke('M116 -94C124 -150 122 -190 132 -240', body, 1.4) +
    solid(kite, accent) +
    stroke('M116 -252L156 -246M142 -282L128 -220', glow, 1.4, 0.6)
  );
}

const guitar = (ink: Ink) =>
  `<g transform="translate(2 -112) rotate(-24)">${solid(
    'M-40 0C-42 -18 -22 -22 -10 -14C-4 -10 0 -10 6 -13C18 -18 26 -10 26 0C26 10 18 18 6 13C0 10 -4 10 -10 14C-22 22 -42 18 -40 0Z',
    ink.accent,
  )}${solid(ellipse(-2, 0, 6), ink.body)}${solid('M20 -3H92V3H20ZM90 -6H108V6H90Z', ink.body)}${stroke('M-22 0H92', ink.glow, 0.8, 0.5)}</g>`;

function musician(ink: Ink): string {
  const legs =
    limb([
      [-10, -90, 12],
      [-26, -46, 9],
      [-34, -6, 6.5],
    ]) +
    limb([
      [11, -90, 12],
      [20, -46, 9],
      [24, -6, 6.5],
    ]) +
    'M-44 0C-44 -8 -28 -9 -25 0ZM16 0C18 -9 34 -8 38 0Z';
  const torso =
    'M-8 -170C-22 -167 -29 -160 -29 -148C-29 -126 -23 -110 -22 -86L23 -86C24 -110 29 -126 29 -148C29 -160 20 -167 8 -170Z';
  const head = `${ellipse(5, -188, 11, 13)}M-8 -186C-14 -206 8 -212 16 -200C20 -194 18 -188 16 -190C8 -196 2 -190 0 -176C-4 -172 -12 -172 -14 -164C-18 -174 -12 -180 -8 -186Z${limb(
    [
      [2, -176, 6.5],
      [0, -164, 8],
    ],
  )}`;
  const arms = limb([
    [-26, -156, 8.5],
    [-38, -130, 7.5],
    [-22, -112, 6],
    [-8, -108, 5],
  ]);
  const fretting = limb([
    [26, -156, 8.5],
    [46, -136, 7],
    [58, -142, 5.5],
    [62, -150, 5],
  ]);
  return solid(legs + torso + head, ink.body) + guitar(ink) + solid(arms + fretting, ink.body);
}

function singer({ body, glow }: Ink): string {
  const arm =
    limb([
      [22, -146, 6.5],
      [40, -142, 5.6],
      [34, -164, 4.6],
    ]) +
    limb([
      [-22, -146, 6.5],
      [-44, -160, 5.4],
      [-58, -190, 4.2],
      [-62, -200, 3],
    ]);
  return (
    solid(WOMAN + arm, body) +
    stroke('M32 -170L38 0M26 0H52', body, 3) +
    solid(ellipse(30, -174, 5), glow)
  );
}

function drummer({ body, accent, glow }: Ink): string {
  const player = `${ellipse(0, -140, 10.5, 12.5)}M-12 -140C-14 -158 14 -158 12 -140L8 -134L-8 -134ZM-22 -122C-14 -130 14 -130 22 -122L18 -60H-18Z${limb(
    [
      [-20, -118, 6.5],
      [-42, -116, 5.5],
      [-46, -140, 4],
    ],
  )}${limb([
    [20, -118, 6.5],
    [42, -112, 5.5],
    [40, -92, 4],
  ])}`;
  const kit = `${ellipse(0, -34, 34)}M-66 -72H-34V-46H-66ZM34 -72H66V-46H34Z`;
  return (
    solid(player, body) +
    stroke('M-46 -142L-58 -172M40 -92L62 -80M-72 -100V0M74 -104V0M-50 -46V0M50 -46V0', body, 2.6) +
    solid(kit, body) +
    solid(ellipse(0, -34, 27), accent) +
    stroke('M-94 -98L-48 -104M50 -106L98 -98', glow, 3.4, 0.8)
  );
}

function band(ink: Ink): string {
  return (
    at(20, -16, 0.9, drummer(ink)) +
    at(-104, 0, 0.98, musician(ink)) +
    at(118, 0, 1, `<g transform="scale(-1 1)">${musician(ink)}</g>`) +
    at(6, 8, 1.02, singer(ink))
  );
}

export const GROUPS = {
  couple: { height: 202, width: 150, place: 'ground', draw: couple },
  family: { height: 250, width: 260, place: 'ground', draw: family },
  musician: { height: 206, width: 130, place: 'ground', draw: musician },
  band: { height: 214, width: 320, place: 'ground', draw: band },
} satisfies Record<string, Figure>;
