import { mist, snowfall } from '../atmosphere';
import { lightness, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { aurora, maria, orb, sky } from '../sky';
import { fill } from '../svg';
import { hazyLand, land, pines, ridgeline } from '../terrain';
import { lit } from './pieces';

export function snow(frame: Frame): Scenery {
  const { u, focus, horizon, random, palette } = frame;
  const white = (t: number) => mix('#ffffff', mix(palette.sky[1], palette.sky[2], 0.5), t);
  const drift = (y: number, height: number, shade: number) => {
    const line = ridgeline(frame, y, height, 0.05);
    return {
      line,
      markup: fill(
        land(frame, line),
        frame.defs.linear([
          [0, white(shade)],
          [0.5, white(shade + 0.25)],
          [1, mix(palette.sky[0], palette.near, 0.5)],
        ]),
      ),
    };
  };
  const ridge = ridgeline(frame, horizon + 2 * u, 14 * u, 0.75);
  const lights = palette.dark || lightness(palette.sky[1]) < 0.42 ? aurora(frame) : '';
  let back =
    sky(frame) +
    lights +
    orb(frame, focus, horizon - 22 * u, 9 * u) +
    maria(frame, focus, horizon - 22 * u, 9 * u) +
    hazyLand(frame, ridge, 0.25) +
    mist(frame, horizon, 12 * u, 0.6);
  const first = drift(horizon + 5 * u, 4 * u, 0.3);
  back +=
    fill(
      pines(frame, (x) => first.line(x) + u, 4, 11, 2.2),
      layer(frame, 0.62),
    ) + first.markup;
  const second = drift(horizon + 14 * u, 4 * u, 0.12);
  back += second.markup;
  for (const side of [-1, 1])
    for (let step = 0; step < 4; step++) {
      const x = focus + side * (20 + step * 9 + random.range(-2, 2)) * u;
      back += lit(frame, x, second.line(x) + 3 * u, (16 + step * 7) * u);
    }
  return { back, front: snowfall(frame), ground: second.line(focus) + 5 * u };
}
