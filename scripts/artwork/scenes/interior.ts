/** Rooms: ballroom, kitchen, lab, studio. */
import { beam, mist, motes } from '../atmosphere';
import { lighten, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, limb, polygon, r, rect, solid, stroke } from '../svg';

/** A wall lit from the focus, and a floor that takes the light. */
export function room(frame: Frame, floorY: number): string {
  const { w, h, u, focus, horizon, palette, defs } = frame;
  const wall = defs.linear([[0, mix(palette.sky[0], palette.near, 0.4)], [0.6, palette.sky[1]], [1, mix(palette.sky[1], palette.sky[2], 0.5)]]);
  const glow = defs.radial([[0, palette.light, 0.75], [0.3, palette.sky[3], 0.45], [0.65, palette.sky[2], 0.22], [1, palette.sky[2], 0]]);
  const floor = defs.linear([[0, mix(palette.sky[2], palette.near, 0.25)], [0.35, mix(palette.sky[1], palette.near, 0.55)], [1, palette.near]]);
  return fill(rect(0, 0, w, h), wall) + fill(ellipse(focus, horizon - 14 * u, 60 * u, 56 * u), glow) + fill(rect(0, floorY, w, h), floor);
}

export function ballroom(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, palette } = frame;
  const floorY = horizon + 6 * u;
  let back = room(frame, floorY);
  for (let index = -4; index <= 4; index++) {
    const x = focus + index * 17 * u;
    const half = 5.6 * u;
    const top = horizon - 34 * u;
    const arch = `M${r(x - half)} ${r(floorY)}V${r(top)}A${r(half)} ${r(half)} 0 0 1 ${r(x + half)} ${r(top)}V${r(floorY)}Z`;
    back += fill(arch, frame.defs.linear([[0, palette.sky[2]], [0.7, palette.sky[3]], [1, palette.light]])) + stroke(`M${r(x)} ${r(top - half)}V${r(floorY)}M${r(x - half)} ${r(top)}H${r(x + half)}M${r(x - half)} ${r(top + 13 * u)}H${r(x + half)}M${r(x - half)} ${r(top + 26 * u)}H${r(x + half)}`, layer(frame, 0.7), u * 0.34) + stroke(arch, palette.light, u * 0.3, 0.5);
    const px = x + 8.5 * u;
    back += fill(rect(px - 1.5 * u, 0, 3 * u, floorY), frame.defs.linear([[0, palette.near], [0.35, mix(palette.sky[1], palette.sky[2], 0.5)], [1, palette.near]], 'right')) + fill(rect(px - 2.4 * u, top - 8 * u, 4.8 * u, 2 * u) + rect(px - 2.4 * u, floorY - 2 * u, 4.8 * u, 2 * u), layer(frame, 0.75));
  }
  for (let line = 0; line < 7; line++) for (let column = -9; column < 9; column++) {
    if ((line + column) % 2) continue;
    const y = (t: number) => floorY + (h - floorY) * (t / 7) ** 1.7;
    const x = (t: number, c: number) => focus + c * (6 + 22 * (t / 7) ** 1.7) * u;
    back += fill(polygon([[x(line, column), y(line)], [x(line, column + 1), y(line)], [x(line + 1, column + 1), y(line + 1)], [x(line + 1, column), y(line + 1)]]), palette.light, 0.12 * (1 - line / 8));
  }
  const cy = Math.max(15 * u, horizon - 50 * u);
  let candles = '';
  for (const [ring, count, drop] of [[13, 9, 3], [8, 7, -2], [3.6, 5, -6]] as const) {
    back += stroke(ellipse(focus, cy + drop * u, ring * u, ring * 0.22 * u), palette.near, u * 0.45);
    for (let index = 0; index < count; index++) {
      const a = (index / (count - 1)) * Math.PI;
      const [x, y] = [focus + Math.cos(a) * ring * u, cy + drop * u + Math.sin(a) * ring * 0.22 * u];
      candles += fill(ellipse(x, y - 1.8 * u, 2.6 * u), frame.defs.radial([[0, palette.light, 0.9], [1, palette.light, 0]])) + fill(ellipse(x, y - 1.6 * u, 0.36 * u, 0.8 * u), palette.light) + stroke(`M${r(x)} ${r(y)}v${r(3 * u)}`, palette.light, u * 0.14, 0.6);
    }
  }
  back += stroke(`M${r(focus)} 0V${r(cy - 6 * u)}M${r(focus)} ${r(cy - 8 * u)}L${r(focus - 13 * u)} ${r(cy + 3 * u)}M${r(focus)} ${r(cy - 8 * u)}L${r(focus + 13 * u)} ${r(cy + 3 * u)}`, palette.near, u * 0.3) + fill(ellipse(focus, cy, 40 * u), frame.defs.radial([[0, palette.light, 0.5], [1, palette.light, 0]])) + candles;
  back += fill(ellipse(focus, floorY + 10 * u, 30 * u, 5 * u), frame.defs.radial([[0, palette.light, 0.6], [1, palette.light, 0]]));
  return { back, front: motes(frame, palette.light, 50), ground: floorY + 11 * u };
}

export function kitchen(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 8 * u;
  let back = room(frame, floorY);
  for (let y = 4 * u; y < floorY; y += 5 * u) back += stroke(`M0 ${r(y)}H${w}`, palette.near, u * 0.1, 0.3);
  for (let x = focus % (5 * u); x < w; x += 5 * u) back += stroke(`M${r(x)} 0V${r(floorY)}`, palette.near, u * 0.1, 0.3);
  const pane = rect(focus - 15 * u, horizon - 38 * u, 30 * u, 34 * u);
  back += fill(pane, frame.defs.linear([[0, palette.sky[2]], [0.6, palette.sky[3]], [1, palette.light]])) + fill(`M${r(focus - 15 * u)} ${r(horizon - 4 * u)}V${r(horizon - 12 * u)}Q${r(focus - 4 * u)} ${r(horizon - 18 * u)} ${r(focus + 4 * u)} ${r(horizon - 10 * u)}Q${r(focus + 10 * u)} ${r(horizon - 16 * u)} ${r(focus + 15 * u)} ${r(horizon - 12 * u)}V${r(horizon - 4 * u)}Z`, layer(frame, 0.3)) + fill(ellipse(focus + 5 * u, horizon - 26 * u, 4 * u), palette.light);
  back += stroke(`${pane}M${r(focus)} ${r(horizon - 38 * u)}v${r(34 * u)}M${r(focus - 15 * u)} ${r(horizon - 21 * u)}h${r(30 * u)}`, layer(frame, 0.9), u * 0.8);
  for (const dx of [-26, 26]) back += beam(frame, focus + dx * u, horizon - 30 * u, 0, 44 * u, 30 * u, palette.light, 0.45) + stroke(`M${r(focus + dx * u)} 0V${r(horizon - 33 * u)}`, palette.near, u * 0.24) + fill(`M${r(focus + (dx - 4.4) * u)} ${r(horizon - 29 * u)}Q${r(focus + (dx - 4) * u)} ${r(horizon - 35 * u)} ${r(focus + dx * u)} ${r(horizon - 35 * u)}Q${r(focus + (dx + 4) * u)} ${r(horizon - 35 * u)} ${r(focus + (dx + 4.4) * u)} ${r(horizon - 29 * u)}Z`, palette.accent) + fill(ellipse(focus + dx * u, horizon - 28.6 * u, 1.4 * u), palette.light);
  back += stroke(`M0 ${r(horizon - 44 * u)}H${w}`, palette.near, u * 0.4);
  for (let x = -44; x <= 44; x += 7.5) {
    if (Math.abs(x) > 20 && Math.abs(x) < 31) continue;
    const hang = random.range(3, 6);
    const [cx, y] = [focus + x * u, horizon - (44 - hang) * u];
    back += stroke(`M${r(cx)} ${r(horizon - 44 * u)}V${r(y)}`, palette.near, u * 0.34) + fill(x % 2 ? ellipse(cx, y + 2.4 * u, 2.6 * u) : `M${r(cx - 2 * u)} ${r(y)}h${r(4 * u)}l${r(-0.6 * u)} ${r(5 * u)}h${r(-2.8 * u)}Z`, layer(frame, 0.92));
  }
  const top = h - 19 * u;
  const counter = fill(rect(0, top, w, h), palette.near) + fill(rect(0, top - 1.4 * u, w, 1.8 * u), mix(palette.near, palette.sky[2], 0.4)) + stroke(`M0 ${r(top - 1.4 * u)}H${w}`, palette.light, u * 0.18, 0.7);
  const pot = focus + 25 * u;
  const wares = fill(`${rect(pot - 7 * u, top - 10 * u, 14 * u, 9 * u)}${rect(pot - 9 * u, top - 8 * u, 18 * u, 1.4 * u)}${ellipse(pot, top - 10 * u, 7 * u, 1.4 * u)}`, palette.near) + stroke(`M${r(pot - 3 * u)} ${r(top - 13 * u)}q${r(-3 * u)} ${r(-5 * u)} 0 ${r(-9 * u)}t0 ${r(-9 * u)}M${r(pot + 3 * u)} ${r(top - 13 * u)}q${r(3 * u)} ${r(-5 * u)} 0 ${r(-9 * u)}t0 ${r(-9 * u)}`, palette.light, u * 0.7, 0.4);
  const fruit = [[-34, 2.6], [-29, 2.9], [-24, 2.4], [-31, 2.4]].map(([dx = 0, size = 0], index) => fill(ellipse(focus + dx * u, top - (index === 3 ? 5.6 : 1.4) * u - size * u * 0.4, size * u), index % 2 ? palette.accent : mix(palette.accent, palette.light, 0.4))).join('');
  return { back, front: wares + fruit + counter, ground: h - 13 * u };
}

export function lab(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 8 * u;
  let back = room(frame, floorY);
  for (let index = 0; index < 5; index++) back += stroke(ellipse(focus, horizon - 22 * u, (9 + index * 6) * u), index % 2 ? palette.accent : palette.light, u * (0.5 - index * 0.06), 0.6 - index * 0.09) ;
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const a = (degrees * Math.PI) / 180;
    back += stroke(`M${r(focus + Math.cos(a) * 34 * u)} ${r(horizon - 22 * u + Math.sin(a) * 34 * u)}L${r(focus + Math.cos(a) * 36 * u)} ${r(horizon - 22 * u + Math.sin(a) * 36 * u)}`, palette.light, u * 0.3, 0.5);
  }
  back += fill(ellipse(focus, horizon - 22 * u, 11 * u), frame.defs.radial([[0, palette.light, 1], [0.5, palette.light, 0.7], [1, palette.accent, 0]]));
  for (const side of [-1, 1]) for (let step = 0; step < 3; step++) {
    const x = focus + side * (24 + step * 13) * u;
    const wide = (4 + step) * u;
    const top = horizon - (24 + step * 10) * u;
    const foot = floorY + (3 + step * 6) * u;
    const hue = step % 2 ? palette.accent : palette.sky[3];
    back += fill(ellipse(x, (top + foot) / 2, wide * 3, (foot - top) * 0.7), frame.defs.radial([[0, hue, 0.45], [1, hue, 0]])) + fill(`M${r(x - wide)} ${r(foot)}V${r(top)}A${r(wide)} ${r(wide)} 0 0 1 ${r(x + wide)} ${r(top)}V${r(foot)}Z`, frame.defs.linear([[0, hue, 0.5], [0.5, lighten(hue, 0.4), 0.85], [1, hue, 0.5]], 'right'));
    for (let bubble = 0; bubble < 7; bubble++) back += fill(ellipse(x + random.range(-0.6, 0.6) * wide, random.range(top, foot), random.range(0.2, 0.7) * u), palette.light, 0.8);
    back += fill(rect(x - wide * 1.3, foot - 1.5 * u, wide * 2.6, 5 * u) + rect(x - wide * 1.3, top - wide * 0.9 - 2 * u, wide * 2.6, 3 * u) + rect(x - wide * 0.3, 0, wide * 0.6, top - wide * 0.8), layer(frame, 0.9)) + stroke(`M${r(x - wide)} ${r(foot - 1.5 * u)}V${r(top)}`, palette.light, u * 0.2, 0.6);
  }
  const bench = h - 13 * u;
  const flask = (x: number, s: number, hue: string) => {
    const shape = `M${r(x - s * 0.3)} ${r(bench - s * 2.4)}V${r(bench - s * 1.4)}L${r(x - s)} ${r(bench)}H${r(x + s)}L${r(x + s * 0.3)} ${r(bench - s * 1.4)}V${r(bench - s * 2.4)}Z`;
    return fill(shape, palette.light, 0.22) + fill(`M${r(x - s * 0.62)} ${r(bench - s * 0.8)}H${r(x + s * 0.62)}L${r(x + s)} ${r(bench)}H${r(x - s)}Z`, hue, 0.9) + stroke(shape, palette.light, u * 0.22, 0.8);
  };
  const front = [-38, -28, 29, 39, 50].map((dx, index) => flask(focus + dx * u, (3.4 + (index % 3)) * u, index % 2 ? palette.accent : palette.sky[3])).join('') + fill(rect(0, bench, w, h), palette.near) + stroke(`M0 ${r(bench)}H${w}`, palette.light, u * 0.2, 0.6);
  back += mist(frame, floorY + 8 * u, 18 * u, 0.25) + fill(ellipse(focus, floorY + 12 * u, 26 * u, 4 * u), frame.defs.radial([[0, palette.light, 0.6], [1, palette.light, 0]]));
  return { back, front: front + motes(frame, palette.light, 24), ground: floorY + 12 * u };
}

export function studio(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const floorY = horizon + 8 * u;
  let back = room(frame, floorY);
  const globe = 22 * u;
  const gy = horizon - 18 * u;
  back += fill(ellipse(focus, gy, globe), frame.defs.radial([[0, palette.sky[3], 0.9], [0.7, palette.sky[2], 0.8], [1, palette.sky[1]]]));
  for (const k of [0.3, 0.62, 0.88, 1]) back += stroke(ellipse(focus, gy, globe * k, globe), palette.light, u * 0.24, 0.6) + stroke(`M${r(focus - globe * Math.sqrt(1 - (k * 0.8) ** 2))} ${r(gy - globe * k * 0.8)}H${r(focus + globe * Math.sqrt(1 - (k * 0.8) ** 2))}M${r(focus - globe * Math.sqrt(1 - (k * 0.8) ** 2))} ${r(gy + globe * k * 0.8)}H${r(focus + globe * Math.sqrt(1 - (k * 0.8) ** 2))}`, palette.light, u * 0.24, 0.5);
  back += stroke(`M${r(focus - globe)} ${r(gy)}H${r(focus + globe)}`, palette.light, u * 0.24, 0.6);
  const lands = [[-0.4, -0.35, 0.3, 0.22], [-0.25, 0.25, 0.17, 0.34], [0.3, -0.3, 0.36, 0.25], [0.25, 0.25, 0.2, 0.26], [0.62, 0.4, 0.12, 0.08]] as const;
  back += `<g clip-path="${frame.defs.clip(ellipse(focus, gy, globe))}">${lands.map(([dx, dy, a, b]) => fill(limb([[focus + (dx - a) * globe, gy + dy * globe, b * globe * 0.4], [focus + dx * globe, gy + (dy - 0.05) * globe, b * globe * 0.8], [focus + (dx + a * 0.9) * globe, gy + (dy + 0.1) * globe, b * globe * 0.3]]), palette.near, 0.5)).join('')}</g>`;
  for (const side of [-1, 1]) for (let step = 0; step < 3; step++) {
    const x = focus + side * (28 + step * 15) * u;
    const tall = (22 + step * 5) * u;
    const [l, t] = [side > 0 ? x : x - 13 * u, gy - tall / 2];
    back += fill(rect(l, t, 13 * u, tall), frame.defs.linear([[0, palette.sky[2]], [1, step % 2 ? palette.accent : palette.sky[1]]])) + stroke(rect(l, t, 13 * u, tall), palette.light, u * 0.25, 0.6);
    let bars = '';
    for (let bar = 0; bar < 5; bar++) { const b = random.range(0.15, 0.6) * tall; bars += rect(l + (1.6 + bar * 2.1) * u, t + tall - b - u, 1.4 * u, b); }
    back += fill(bars, palette.light, 0.55);
  }
  for (const dx of [-32, -11, 11, 32]) back += beam(frame, focus + dx * u, -2 * u, -dx * 0.35, 70 * u, 28 * u, palette.light, 0.34);
  const desk = h - 22 * u;
  const front = fill(`M${r(focus - 46 * u)} ${r(desk)}Q${r(focus)} ${r(desk + 5 * u)} ${r(focus + 46 * u)} ${r(desk)}L${r(focus + 40 * u)} ${r(h + u)}H${r(focus - 40 * u)}Z`, frame.defs.linear([[0, layer(frame, 0.85)], [1, palette.near]])) + stroke(`M${r(focus - 46 * u)} ${r(desk)}Q${r(focus)} ${r(desk + 5 * u)} ${r(focus + 46 * u)} ${r(desk)}`, palette.accent, u * 0.7) + fill(ellipse(focus, desk + 13 * u, 5 * u), palette.accent, 0.9) + solid(limb([[focus - 14 * u, desk + u, 0.3 * u], [focus - 15 * u, desk - 5 * u, 0.24 * u], [focus - 12 * u, desk - 9 * u, 0.7 * u]]), palette.near);
  return { back: back + fill(ellipse(focus, floorY + 4 * u, 50 * u, 4 * u), palette.light, 0.2) + rectFloor(frame, floorY, w), front, ground: h - 17 * u };
}

const rectFloor = (frame: Frame, y: number, w: number) => stroke(`M0 ${r(y)}H${w}`, frame.palette.light, frame.u * 0.2, 0.5);
