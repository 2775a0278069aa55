/** Built places outdoors: skyline, city-rain, castle, house, train, stadium. */
import { cottage, grove, row } from './pieces';
import { beam, mist, motes, rain } from '../atmosphere';
import { mix } from '../colour';
import { coach, MACHINES } from '../figures/machines';
import { type Frame, layer, type Scenery } from '../frame';
import { flock, maria, orb, sky, streaks } from '../sky';
import { ellipse, fill, polygon, r, rect, stroke } from '../svg';
import { grass, hazyLand, land, pines, ridgeline, tree } from '../terrain';

export function skyline(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  let back = sky(frame) + orb(frame, focus, horizon - 20 * u, 17 * u, random.chance(0.35) ? 'striped' : 'full') + streaks(frame, horizon * 0.3, horizon * 0.9, 7);
  const far = row(frame, horizon, 6, 34, 7);
  back += fill(far.walls, layer(frame, 0.26)) + fill(far.windows, palette.light, 0.35) + mist(frame, horizon - 4 * u, 24 * u, 0.6);
  const middle = row(frame, horizon + 4 * u, 4, 24, 9);
  back += fill(middle.walls, layer(frame, 0.55)) + fill(middle.windows, mix(palette.accent, palette.light, 0.5), 0.75) + mist(frame, horizon + 6 * u, 16 * u, 0.4);
  const near = row(frame, horizon + 16 * u, 0, 13, 12);
  const away = near.towers.filter((tower) => Math.abs(tower.x + tower.w / 2 - focus) > 20 * u);
  back += fill(away.map((tower) => rect(tower.x, tower.top, tower.w, h)).join(''), layer(frame, 0.85));
  const ground = horizon + 14 * u;
  const roof = fill(rect(0, ground, w, h), frame.defs.linear([[0, layer(frame, 0.93)], [0.3, palette.near], [1, palette.near]])) + stroke(`M0 ${r(ground)}H${w}`, palette.light, u * 0.18, 0.5);
  const tank = focus + 31 * u;
  const extras = fill(`${rect(tank - 5 * u, ground - 17 * u, 10 * u, 10 * u)}M${r(tank - 6 * u)} ${r(ground - 17 * u)}L${r(tank)} ${r(ground - 22 * u)}L${r(tank + 6 * u)} ${r(ground - 17 * u)}Z`, palette.near) + stroke(`M${r(tank - 4 * u)} ${r(ground - 7 * u)}L${r(tank - 5 * u)} ${r(ground)}M${r(tank + 4 * u)} ${r(ground - 7 * u)}L${r(tank + 5 * u)} ${r(ground)}M${r(tank - 4 * u)} ${r(ground - 4 * u)}L${r(tank + 4 * u)} ${r(ground - u)}M${r(focus - 34 * u)} ${r(ground)}v${r(-15 * u)}m${r(-3 * u)} ${r(2 * u)}h${r(6 * u)}m${r(-5 * u)} ${r(2 * u)}h${r(4 * u)}`, palette.near, u * 0.4);
  return { back: back + roof + extras + flock(frame, focus - 20 * u, horizon - 34 * u, 6), front: '', ground: ground + 1.4 * u };
}

export function cityRain(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const ground = horizon + 13 * u;
  let back = sky(frame) + fill(ellipse(focus, horizon - 4 * u, 44 * u, 40 * u), frame.defs.radial([[0, palette.light, 0.75], [0.35, palette.sky[3], 0.45], [1, palette.sky[3], 0]]));
  for (const [depth, reach] of [[0.3, 8], [0.52, 15], [0.74, 23], [0.93, 33]] as const) {
    const scale = 0.5 + depth;
    for (const side of [-1, 1]) {
      let wall = '';
      let panes = '';
      for (let step = 0; step < 4; step++) {
        const x = focus + side * (reach + step * 11 * scale) * u;
        const width = 12 * scale * u;
        const top = horizon - random.range(26, 58) * scale * u;
        wall += rect(side > 0 ? x : x - width, top, width, h);
        for (let y = top + 2 * u; y < ground - 6 * u; y += 3.1 * scale * u) for (let column = 0; column < 4; column++) if (random.chance(0.34)) panes += rect((side > 0 ? x : x - width) + width * (0.12 + column * 0.22), y, width * 0.11, 1.5 * scale * u);
      }
      back += fill(wall, layer(frame, depth)) + fill(panes, depth > 0.7 ? mix(palette.accent, palette.light, 0.4) : palette.light, 0.3 + depth * 0.45);
      const sx = focus + side * (reach - 1.6) * u;
      const hue = random.pick([palette.accent, palette.sky[2], palette.light, palette.accent]);
      const tall = random.range(6, 11) * scale * u;
      const sy = horizon - random.range(6, 22) * u;
      back += fill(ellipse(sx, sy + tall / 2, tall * 1.3), frame.defs.radial([[0, hue, 0.55], [1, hue, 0]])) + fill(rect(sx - scale * u, sy, 2 * scale * u, tall), hue, 0.95) + stroke(`M${r(sx)} ${r(sy + tall * 0.18)}v${r(tall * 0.12)}m0 ${r(tall * 0.12)}v${r(tall * 0.12)}m0 ${r(tall * 0.12)}v${r(tall * 0.12)}`, palette.near, scale * u * 0.8, 0.7);
    }
    back += mist(frame, horizon + 2 * u, 18 * u, 0.22);
  }
  const wet = frame.defs.linear([[0, mix(palette.sky[3], palette.sky[2], 0.4)], [0.18, mix(palette.sky[1], palette.near, 0.35)], [0.6, palette.near], [1, palette.near]]);
  back += fill(rect(0, horizon + 5 * u, w, h), wet);
  for (let index = 0; index < 34; index++) {
    const x = focus + random.range(-42, 42) * u;
    const hue = random.pick([palette.accent, palette.light, palette.sky[2], palette.sky[3]]);
    back += fill(rect(x, horizon + random.range(5, 16) * u, random.range(0.4, 1.8) * u, random.range(8, 30) * u), frame.defs.linear([[0, hue, 0.5], [1, hue, 0]]));
  }
  for (let index = 0; index < 12; index++) back += stroke(ellipse(random.range(0, w), random.range(ground, h), random.range(1, 4) * u, random.range(0.2, 0.7) * u), palette.light, u * 0.1, 0.35);
  return { back: back + rain(frame, 120, 0.2), front: rain(frame, 110, 0.4), ground };
}

export function castle(frame: Frame): Scenery {
  const { u, focus, horizon, random, palette } = frame;
  const x = focus + 4 * u;
  const base = horizon + 2 * u;
  let back = sky(frame) + orb(frame, focus + 2 * u, horizon - 34 * u, 16 * u) + maria(frame, focus + 2 * u, horizon - 34 * u, 16 * u) + streaks(frame, horizon * 0.3, horizon * 0.9, 8) + hazyLand(frame, ridgeline(frame, horizon + 2 * u, 18 * u, 0.75), 0.28) + mist(frame, horizon, 14 * u, 0.6);
  const tower = (dx: number, width: number, height: number, roof: number) => {
    const l = x + dx * u - (width * u) / 2;
    const top = base - height * u;
    const merlon = roof === 0 ? [0, 1, 2, 3].map((index) => rect(l + (index * width * u) / 3.5 - 0.3 * u, top - 1.6 * u, width * u * 0.16, 1.8 * u)).join('') : '';
    return `${rect(l, top, width * u, height * u + 10 * u)}${rect(l - 0.6 * u, top, width * u + 1.2 * u, 1.6 * u)}${merlon}${roof ? polygon([[l - 0.9 * u, top], [x + dx * u, top - roof * u], [l + width * u + 0.9 * u, top]]) : ''}`;
  };
  const keep = tower(-13, 5, 16, 7) + tower(-7, 7, 22, 0) + tower(0, 6, 31, 11) + tower(6, 8, 20, 0) + tower(12, 4.4, 24, 9) + tower(17, 6, 12, 0) + tower(-19, 4, 10, 5) + rect(x - 20 * u, base - 8 * u, 40 * u, 14 * u);
  const stone = frame.defs.linear([[0, layer(frame, 0.5)], [1, layer(frame, 0.68)]]);
  const crag = polygon([[x - 46 * u, horizon + 22 * u], [x - 30 * u, horizon + 12 * u], [x - 23 * u, base + u], [x - 8 * u, base - u], [x + 12 * u, base], [x + 22 * u, base + 2 * u], [x + 29 * u, horizon + 11 * u], [x + 48 * u, horizon + 22 * u]]);
  let windows = '';
  for (const [dx, up] of [[0, 24], [0, 17], [-7, 15], [6.4, 13], [12, 18], [-13, 11], [-2, 6], [4, 6], [10, 6]] as const) windows += `M${r(x + dx * u - 0.5 * u)} ${r(base - up * u)}v${r(-1.4 * u)}q${r(0.5 * u)} ${r(-0.9 * u)} ${r(u)} 0v${r(1.4 * u)}Z`;
  back += fill(keep, stone) + fill(windows, palette.accent) + fill(crag, layer(frame, 0.64)) + stroke(`M${r(x)} ${r(base - 42 * u)}v${r(-6 * u)}`, layer(frame, 0.7), u * 0.3) + fill(`M${r(x)} ${r(base - 48 * u)}l${r(6 * u)} ${r(1.4 * u)}l${r(-6 * u)} ${r(1.6 * u)}Z`, palette.accent);
  back += mist(frame, horizon + 12 * u, 18 * u, 0.55) + flock(frame, x - 22 * u, base - 30 * u, 8);
  const near = ridgeline(frame, horizon + 19 * u, 4 * u, 0.3);
  back += fill(pines(frame, (at) => near(at) + (Math.abs(at - focus) < 15 * u ? 12 * u : 0), 4, 9, 1.3), layer(frame, 0.9)) + fill(land(frame, near), layer(frame, 0.95));
  return { back, front: random.chance(0.6) ? grove(frame, horizon + 26 * u, 'pine') : fill(grass(frame, () => horizon + 28 * u, 4), palette.near), ground: near(focus) + 1.4 * u };
}

export function house(frame: Frame): Scenery {
  const { u, focus, horizon, palette } = frame;
  const hill = (x: number) => horizon + 8 * u - 10 * u * Math.exp(-(((x - focus - 13 * u) / (34 * u)) ** 2));
  let back = sky(frame) + orb(frame, focus - 12 * u, horizon - 30 * u, 10 * u, palette.dark ? 'crescent' : 'full') + streaks(frame, horizon * 0.3, horizon * 0.9, 9) + hazyLand(frame, ridgeline(frame, horizon + 4 * u, 10 * u, 0.3), 0.3);
  const woods = ridgeline(frame, horizon + 6 * u, 4 * u, 0.2);
  back += fill(pines(frame, woods, 4, 9, 1.4), layer(frame, 0.5)) + fill(land(frame, woods), layer(frame, 0.5)) + mist(frame, horizon + 4 * u, 14 * u, 0.5);
  back += fill(tree(frame, focus + 38 * u, hill(focus + 38 * u) + u, 24 * u), layer(frame, 0.88)) + cottage(frame, focus + 16 * u, hill(focus + 16 * u) + 1.6 * u, 24 * u);
  back += fill(land(frame, hill), frame.defs.linear([[0, layer(frame, 0.8)], [0.4, layer(frame, 0.97)], [1, palette.near]])) + fill(grass(frame, hill, 1.6), layer(frame, 0.84));
  const path = `M${r(focus + 18.4 * u)} ${r(hill(focus + 18 * u) + 0.6 * u)}C${r(focus + 19 * u)} ${r(horizon + 8 * u)} ${r(focus - 8 * u)} ${r(horizon + 9 * u)} ${r(focus - 10 * u)} ${r(horizon + 40 * u)}H${r(focus + 12 * u)}C${r(focus + 4 * u)} ${r(horizon + 14 * u)} ${r(focus + 26 * u)} ${r(horizon + 9 * u)} ${r(focus + 20.6 * u)} ${r(hill(focus + 20 * u) + 0.6 * u)}Z`;
  back += fill(path, frame.defs.linear([[0, palette.accent, 0.75], [0.4, palette.accent, 0.2], [1, palette.accent, 0]]));
  return { back, front: fill(grass(frame, () => horizon + 27 * u, 4), palette.near) + motes(frame, palette.accent, 36), ground: horizon + 15 * u };
}

/** A lit train crossing a bridge further off. */
function express(frame: Frame, x: number, y: number): string {
  const { w, u, palette } = frame;
  const tone = layer(frame, 0.6);
  const piers = Array.from({ length: 24 }, (_, index) => rect(index * 7 * u, y, u, 12 * u)).join('');
  const ink = { body: tone, shade: mix(palette.sky[3], palette.sky[2], 0.4), accent: tone, glow: palette.light };
  const coaches = [2, 3, 4].map((index) => coach(ink, -310 - 186 * (index - 1))).join('');
  return `${fill(piers + rect(0, y, w, 1.2 * u), tone)}<g transform="translate(${r(x)} ${r(y)}) scale(${(u * 0.062).toFixed(3)})">${coaches}${MACHINES.train.draw(ink)}</g>`;
}

export function train(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, palette } = frame;
  let back = sky(frame) + orb(frame, focus, horizon - 18 * u, 14 * u) + streaks(frame, horizon * 0.3, horizon * 0.9, 8) + hazyLand(frame, ridgeline(frame, horizon + 2 * u, 20 * u, 0.7), 0.26) + mist(frame, horizon, 12 * u, 0.55) + hazyLand(frame, ridgeline(frame, horizon + 6 * u, 8 * u, 0.3), 0.48);
  back += express(frame, focus + 12 * u, horizon - u);
  const ground = horizon + 12 * u;
  const deck = rect(-u, ground, w + 2 * u, 2.6 * u);
  let arches = '';
  const span = 12 * u;
  for (let x = (focus % span) - span * 1.5; x < w + span; x += span) {
    arches += `M${r(x)} ${r(ground + 2 * u)}H${r(x + span)}V${r(h + u)}H${r(x + span - 1.2 * u)}V${r(ground + 10 * u)}A${r(span / 2 - 1.2 * u)} ${r(span / 2 - 1.2 * u)} 0 0 0 ${r(x + 1.2 * u)} ${r(ground + 10 * u)}V${r(h + u)}H${r(x)}Z`;
  }
  back += fill(rect(0, ground + 4 * u, w, h), frame.defs.linear([[0, layer(frame, 0.42)], [0.5, layer(frame, 0.8)], [1, palette.near]])) + mist(frame, ground + 12 * u, 18 * u, 0.35);
  back += fill(arches + deck, frame.defs.linear([[0, layer(frame, 0.8)], [0.5, layer(frame, 0.95)], [1, palette.near]])) + stroke(`M0 ${r(ground)}H${w}`, palette.light, u * 0.2, 0.6);
  return { back, front: fill(pines(frame, () => h + 2 * u, 6, 13, 1.5), palette.near), ground };
}

export function stadium(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const rim = horizon - 10 * u;
  let back = sky(frame) + fill(ellipse(focus, horizon, 60 * u, 34 * u), frame.defs.radial([[0, palette.light, 0.6], [1, palette.light, 0]]));
  const bowl = `M${-u} ${r(rim - 6 * u)}Q${r(focus)} ${r(rim + 12 * u)} ${r(w + u)} ${r(rim - 6 * u)}V${h}H${-u}Z`;
  back += fill(bowl, frame.defs.linear([[0, layer(frame, 0.62)], [0.35, layer(frame, 0.86)], [1, palette.near]]));
  for (let index = 0; index < 620; index++) {
    const x = random.range(0, w);
    const sag = 1 - ((x - focus) / w) ** 2 * 3;
    const y = rim + random.range(-3, 12) * u + 6 * u * Math.max(-1, sag) * 0.6;
    back += fill(ellipse(x, y, random.range(0.18, 0.42) * u), random.pick([palette.light, palette.accent, palette.sky[2], palette.sky[3], palette.sky[1]]), random.range(0.25, 0.8));
  }
  for (const [dx, size] of [[-40, 1], [-17, 0.7], [17, 0.7], [40, 1]] as const) {
    const x = focus + dx * u;
    const top = rim - 30 * size * u;
    back += stroke(`M${r(x)} ${r(rim + 2 * u)}V${r(top)}`, palette.near, u * 0.7 * size);
    for (let line = 0; line < 3; line++) for (let column = -2; column <= 2; column++) back += fill(ellipse(x + column * 1.7 * size * u, top - line * 1.7 * size * u, 0.66 * size * u), palette.light);
    back += fill(ellipse(x, top - 1.6 * u, 17 * size * u), frame.defs.radial([[0, palette.light, 0.9], [0.3, palette.light, 0.3], [1, palette.light, 0]])) + beam(frame, x, top, dx * 0.55, 74 * u, 36 * u, palette.light, 0.34);
  }
  const pitch = horizon + 8 * u;
  const turf = mix(palette.sky[1], '#1f9d55', 0.5);
  back += fill(`M${-u} ${r(pitch)}Q${r(focus)} ${r(pitch - 3 * u)} ${r(w + u)} ${r(pitch)}V${r(h + u)}H${-u}Z`, frame.defs.linear([[0, mix(turf, palette.light, 0.35)], [0.3, turf], [1, palette.near]]));
  for (let index = -6; index < 6; index++) back += fill(polygon([[focus + index * 7 * u, pitch - u], [focus + (index + 0.5) * 7 * u, pitch - u], [focus + (index + 0.5) * 22 * u, h], [focus + index * 22 * u, h]]), palette.light, 0.07);
  back += stroke(`M${-u} ${r(pitch + 4 * u)}H${r(w)}${ellipse(focus, pitch + 12 * u, 22 * u, 5 * u)}`, palette.light, u * 0.3, 0.6);
  return { back, front: motes(frame, palette.light, 60), ground: pitch + 13 * u };
}
