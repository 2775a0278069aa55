import { ellipse, limb, rect, solid, stroke } from '../svg';
import type { Figure, Ink } from './figure';

function astronaut({ body, shade, accent, glow }: Ink): string {
  const suit = [
    'M-34 -158C-44 -150 -44 -112 -40 -92L40 -92C44 -112 44 -150 34 -158C20 -166 -20 -166 -34 -158Z',
    limb([
      [-34, -146, 13],
      [-50, -118, 12],
      [-54, -92, 10],
      [-55, -82, 9],
    ]),
    limb([
      [34, -146, 13],
      [54, -124, 12],
      [62, -98, 10],
      [64, -88, 9],
    ]),
    limb([
      [-18, -92, 19],
      [-22, -54, 15],
      [-24, -16, 12],
    ]),
    limb([
      [18, -92, 19],
      [24, -54, 15],
      [26, -16, 12],
    ]),
    'M-42 0C-44 -20 -10 -20 -8 0ZM10 0C12 -20 46 -20 46 0Z',
    ellipse(0, -184, 28, 27),
  ].join('');
  const pack = 'M-44 -170C-44 -178 -34 -180 -28 -178H28C34 -180 44 -178 44 -170V-104H-44Z';
  const visor =
    'M-20 -188C-20 -202 20 -202 20 -188C22 -170 12 -164 0 -164C-12 -164 -22 -170 -20 -188Z';
  return (
    solid(pack, shade) +
    solid(suit, body) +
    solid(visor, accent) +
    solid(
      'M-16 -190C-15 -199 -2 -200 2 -198C-6 -194 -10 -186 -11 -176C-15 -180 -17 -184 -16 -190Z',
      glow,
      0.75,
    ) +
    stroke('M-16 -136H16V-112H-16Z', glow, 1.6, 0.5) +
    solid(ellipse(-8, -126, 2.6) + ellipse(2, -126, 2.6), accent) +
    stroke('M-36 -60C-28 -56 -16 -56 -8 -60M10 -60C18 -56 30 -56 40 -60', glow, 1.6, 0.35)
  );
}

function robot({ body, shade, accent, glow }: Ink): string {
  const parts = [
    'M-42 -142C-42 -152 -34 -156 -26 -156H26C34 -156 42 -152 42 -142L34 -84H-34Z',
    'M-30 -206C-30 -216 -22 -220 -14 -220H14C22 -220 30 -216 30 -206V-180C30 -172 24 -168 16 -168H-16C-24 -168 -30 -172 -30 -180Z',
    rect(-8, -170, 16, 16),
    limb([
      [-48, -140, 11],
      [-62, -112, 8],
      [-60, -84, 7],
    ]),
    limb([
      [48, -140, 11],
      [64, -152, 8],
      [72, -184, 7],
    ]),
    limb([
      [-18, -84, 10],
      [-20, -48, 8],
      [-20, -14, 8],
    ]),
    limb([
      [18, -84, 10],
      [20, -48, 8],
      [20, -14, 8],
    ]),
    'M-40 0C-40 -18 -4 -18 -4 0ZM4 0C4 -18 40 -18 40 0Z',
    'M-68 -84L-72 -64L-64 -70L-60 -64L-56 -70L-48 -64L-52 -84ZM64 -184L58 -204L67 -198L72 -206L77 -198L86 -202L80 -184Z',
  ].join('');
  return (
    stroke('M0 -220V-236', body, 3) +
    solid(ellipse(0, -239, 5), accent) +
    solid(parts, body) +
    solid('M-22 -206H22V-186H-22Z', shade) +
    solid(ellipse(-11, -196, 6.4) + ellipse(11, -196, 6.4), glow) +
    solid(ellipse(0, -120, 13), accent) +
    solid(ellipse(0, -120, 6), glow) +
    stroke('M-30 -96H30M-20 -48H-20M-26 -50H-14M14 -50H26', glow, 2, 0.4) +
    stroke('M-10 -177H10', glow, 2, 0.5)
  );
}

function diver({ body, accent, glow }: Ink): string {
  const parts = [
    limb([
      [-20, 4, 15],
      [10, -2, 17],
      [34, -8, 16],
    ]),
    limb([
      [-18, 6, 13],
      [-52, 14, 10],
      [-84, 2, 7],
      [-96, 0, 5.4],
    ]),
    limb([
      [-18, 2, 13],
      [-48, -8, 10],
      [-76, 10, 7],
      [-90, 20, 5.4],
    ]),
    'M-94 -4L-146 -20C-152 -12 -148 -2 -142 2L-96 5ZM-88 16L-132 44C-128 54 -118 56 -112 54L-86 25Z',
    ellipse(62, -16, 14, 13),
    limb([
      [38, 0, 8],
      [56, 20, 6.5],
      [82, 26, 5],
      [94, 24, 4],
    ]),
    limb([
      [34, -4, 8],
      [40, 24, 6.5],
      [56, 40, 5],
    ]),
  ].join('');
  const tank = `<g transform="rotate(-12 6 -22)">${solid('M-22 -32C-22 -38 24 -38 30 -30C34 -26 34 -20 30 -18C20 -12 -22 -14 -22 -18Z', accent)}</g>`;
  const bubbles = [
    [78, -46, 4],
    [86, -62, 6],
    [76, -80, 3.4],
    [92, -98, 7],
    [84, -124, 5],
    [98, -146, 8],
  ] as const;
  return (
    solid(parts, body) +
    tank +
    solid('M62 -26C72 -28 80 -22 79 -12C74 -8 66 -10 63 -14Z', glow, 0.85) +
    bubbles.map(([x, y, size]) => stroke(ellipse(x, y, size), glow, 1.6, 0.7)).join('') +
    solid('M94 18L240 -14L240 64L94 28Z', glow, 0.16)
  );
}

function ship({ body, shade, accent, glow }: Ink): string {
  const hull =
    'M-118 -52L-104 -50L-100 -34C-60 -28 40 -28 92 -38L126 -58L164 -72L128 -44C122 -22 112 -6 100 4H-96C-108 -8 -118 -30 -118 -52Z';
  const masts = stroke(
    'M-66 -30V-206M6 -30V-244M72 -36V-198M120 -60L186 -92M-118 -60L-140 -110',
    body,
    4.4,
  );
  const rigging = stroke(
    'M-66 -206L-118 -54M-66 -206L6 -40M6 -244L-66 -60M6 -244L72 -46M72 -198L184 -90M6 -244L72 -198M-66 -206L6 -244',
    body,
    1.1,
    0.75,
  );
  const sail = (x: number, y: number, w: number, h: number) =>
    `M${x - w} ${y}C${x - w / 2} ${y + 5} ${x + w / 2} ${y + 5} ${x + w} ${y}C${x + w + 10} ${y + h * 0.5} ${x + w + 12} ${y + h * 0.8} ${x + w + 6} ${y + h}C${x + w / 2} ${y + h - 9} ${x - w / 2} ${y + h - 9} ${x - w + 2} ${y + h}C${x - w + 7} ${y + h * 0.7} ${x - w + 6} ${y + h * 0.4} ${x - w} ${y}Z`;
  const sails =
    sail(-66, -196, 20, 40) +
    sail(-66, -150, 28, 50) +
    sail(-66, -94, 32, 44) +
    sail(6, -234, 22, 46) +
    sail(6, -182, 31, 56) +
    sail(6, -120, 36, 66) +
    sail(72, -188, 19, 40) +
    sail(72, -142, 26, 46) +
    sail(72, -90, 30, 38);
  const jib = 'M84 -176C104 -140 140 -106 178 -92C150 -92 118 -90 96 -84C100 -116 96 -146 84 -176Z';
  const windows = [-104, -92, -80].map((x) => rect(x, -26, 6, 7)).join('');
  return (
    masts +
    rigging +
    solid(sails + jib, shade) +
    solid(sails, body, 0.45) +
    solid(hull, body) +
    solid(windows, glow) +
    solid('M6 -262C20 -268 28 -256 44 -262V-248C28 -244 20 -254 6 -248Z', accent) +
    stroke('M6 -244V-264', body, 3)
  );
}

function car({ body, shade, accent, glow }: Ink): string {
  const coach =
    'M-150 -22C-154 -44 -148 -56 -128 -58C-104 -62 -92 -64 -78 -66C-60 -92 -44 -102 -20 -104H30C52 -102 66 -84 80 -66C112 -64 136 -58 146 -46C152 -38 152 -28 148 -20Z';
  const glass = 'M-66 -66C-54 -86 -40 -94 -20 -95H-2V-66ZM8 -95H28C44 -93 56 -82 66 -66H8Z';
  const wheel = (x: number) =>
    solid(ellipse(x, -20, 26), body) +
    solid(ellipse(x, -20, 13), shade) +
    stroke(ellipse(x, -20, 13), glow, 1.6, 0.5);
  const beam = 'M146 -46L330 -84V14L148 -34Z';
  return (
    solid(beam, glow, 0.22) +
    solid(coach, body) +
    solid(glass, shade) +
    solid(coach.replace('-22C-154 -44 -148 -56', '-22C-152 -40 -150 -46'), accent, 0.55) +
    solid(glass, shade) +
    stroke('M-146 -46C-60 -52 60 -52 148 -44M3 -95V-28M-66 -66V-40', body, 2, 0.7) +
    wheel(-92) +
    wheel(88) +
    solid(ellipse(145, -42, 5, 7), glow) +
    solid(ellipse(-149, -42, 3, 6), accent)
  );
}

const wheel = (ink: Ink, x: number, size: number) =>
  solid(ellipse(x, -size, size), ink.body) +
  stroke(ellipse(x, -size, size * 0.74), ink.shade, 2.4) +
  stroke(`M${x - size} ${-size}H${x + size}M${x} ${-2 * size}V0`, ink.shade, 1.6);

export function coach(ink: Ink, x: number): string {
  return (
    solid(
      `M${x} -122C${x} -130 ${x + 6} -134 ${x + 14} -134H${x + 166}C${x + 174} -134 ${x + 180} -130 ${x + 180} -122V-24H${x}Z`,
      ink.body,
    ) +
    solid([16, 48, 80, 112, 144].map((dx) => rect(x + dx, -112, 22, 30)).join(''), ink.glow) +
    wheel(ink, x + 34, 14) +
    wheel(ink, x + 146, 14)
  );
}

function train(ink: Ink): string {
  const { body, shade, accent, glow } = ink;
  const boiler = 'M-30 -96H128C146 -96 152 -84 152 -70C152 -56 146 -46 128 -46H-30Z';
  const cab = 'M-106 -134H-22V-40H-110V-126Z';
  const chimney =
    'M112 -96L108 -134H102V-142H142V-134H136L132 -96ZM36 -96C36 -116 64 -116 64 -96ZM78 -96V-112H90V-96Z';
  const frame = 'M-116 -46H148L186 -8H150L136 -28H-116Z';
  const smoke = [
    [122, -164, 18],
    [104, -190, 26],
    [70, -214, 34],
    [22, -234, 42],
    [-40, -250, 48],
    [-112, -262, 50],
    [-190, -270, 46],
  ] as const;
  const wheels = [
    [-78, 24],
    [-22, 24],
    [34, 24],
    [90, 16],
    [126, 16],
  ] as const;
  return (
    smoke.map(([x, y, size]) => solid(ellipse(x, y, size, size * 0.72), shade, 0.55)).join('') +
    coach(ink, -310) +
    solid(boiler + cab + chimney + frame, body) +
    solid(rect(-92, -116, 44, 34), glow) +
    stroke('M10 -96V-46M60 -96V-46M104 -96V-46', shade, 2.4) +
    solid(rect(-116, -44, 264, 7), accent) +
    wheels.map(([x, size]) => wheel(ink, x, size)).join('') +
    stroke('M-78 -24H34', shade, 5) +
    solid(ellipse(156, -86, 8), glow)
  );
}

function plane({ body, shade, accent, glow }: Ink): string {
  const fuselage =
    'M100 -14C108 -10 110 2 102 10C84 22 20 22 -40 12L-118 -2C-124 -6 -122 -12 -116 -14L-30 -22C20 -28 80 -26 100 -14Z';
  const tail = 'M-118 -8C-128 -30 -126 -48 -116 -52C-104 -52 -92 -34 -80 -16Z';
  const wings =
    'M-26 -66H74C82 -66 84 -56 76 -54H-22C-32 -54 -34 -64 -26 -66ZM-36 6H66C76 6 78 16 70 20H-32C-44 18 -44 8 -36 6Z';
  const pilot = `${ellipse(-8, -34, 9, 10)}M-18 -34L-40 -40L-36 -32L-46 -28L-16 -26Z`;
  return (
    solid(pilot, body) +
    solid(fuselage + tail, body) +
    stroke('M-12 -54L-18 8M54 -54L48 8M6 -54L0 8M66 -54L62 8', body, 3) +
    solid(wings, body) +
    solid('M-120 -44C-116 -50 -108 -50 -104 -44L-98 -34H-122Z', accent) +
    stroke('M-30 -64H74', glow, 1.6, 0.6) +
    stroke('M44 18L36 44M60 18L66 44', body, 3) +
    solid(ellipse(50, 50, 13), body) +
    solid(ellipse(50, 50, 5), shade) +
    solid(ellipse(108, -2, 3.4, 46), shade, 0.55) +
    solid(ellipse(106, -2, 6, 7), accent) +
    solid('M24 -25H40C44 -34 32 -38 28 -36Z', glow, 0.7)
  );
}

export const MACHINES = {
  astronaut: { height: 212, width: 136, place: 'ground', draw: astronaut },
  robot: { height: 244, width: 160, place: 'ground', draw: robot },
  diver: { height: 130, width: 300, place: 'deep', draw: diver },
  ship: { height: 268, width: 330, place: 'water', draw: ship },
  car: { height: 104, width: 310, place: 'ground', draw: car },
  train: { height: 200, width: 500, place: 'ground', draw: train },
  plane: { height: 130, width: 250, place: 'air', draw: plane },
} satisfies Record<string, Figure>;
