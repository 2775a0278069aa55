import { mist, motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { fill, type Point, polygon, r, stroke } from '../svg';

export function desert(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const dune = (y: number, height: number, nearness: number, tilt: number) => {
    const crest: Point[] = [];
    const phase = random.range(0, 6);
    for (let x = -u; x <= w + u; x += u)
      crest.push([
        x,
        y -
          (height *
            (Math.sin(x / (w * 0.24) + phase) +
              0.5 * Math.sin(x / (w * 0.11) + phase * 2) +
              tilt * (x / w - 0.5))) /
            2,
      ]);
    const body = polygon([...crest, [w + u, h + u], [-u, h + u]]);
    const colour = layer(frame, nearness);
    const shaded = frame.defs.linear(
      [
        [0, mix(colour, palette.sky[3], 0.28)],
        [0.35, colour],
        [1, mix(colour, palette.near, 0.35)],
      ],
      'diagonal',
    );
    const edge = stroke(
      `M${crest.map(([x, at]) => `${r(x)} ${r(at)}`).join('L')}`,
      palette.light,
      u * 0.14,
      0.5 * nearness,
    );
    return fill(body, shaded) + edge;
  };
  const mesa = (x: number, width: number, height: number) => {
    const y = horizon + u * 2;
    return polygon([
      [x - width * 0.62, y],
      [x - width * 0.48, y - height * 0.5],
      [x - width * 0.42, y - height],
      [x + width * 0.4, y - height * random.range(0.94, 1)],
      [x + width * 0.46, y - height * 0.46],
      [x + width * 0.7, y],
    ]);
  };
  const mesas = fill(
    mesa(focus - 34 * u, 22 * u, 15 * u) + mesa(focus + 40 * u, 26 * u, 20 * u),
    layer(frame, 0.3),
  );
  const back =
    sky(frame) +
    streaks(frame, horizon * 0.25, horizon * 0.9, 8) +
    orb(frame, focus, horizon - 14 * u, 13 * u) +
    mesas +
    mist(frame, horizon, 14 * u, 0.6) +
    dune(horizon + 5 * u, 5 * u, 0.35, 1) +
    dune(horizon + 13 * u, 8 * u, 0.58, -1.4);
  const ground = horizon + 19 * u;
  return {
    back: back + dune(ground + 2 * u, 5 * u, 0.82, 1.6),
    front: dune(h - 10 * u, 9 * u, 1, -2) + motes(frame, palette.light, 30),
    ground: ground + 0.5 * u,
  };
}
