import { beam, motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { sky } from '../sky';
import { ellipse, fill, polygon, r, stroke } from '../svg';

export function stadium(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  const rim = horizon - 10 * u;
  let back =
    sky(frame) +
    fill(
      ellipse(focus, horizon, 60 * u, 34 * u),
      frame.defs.radial([
        [0, palette.light, 0.6],
        [1, palette.light, 0],
      ]),
    );
  const bowl = `M${-u} ${r(rim - 6 * u)}Q${r(focus)} ${r(rim + 12 * u)} ${r(w + u)} ${r(rim - 6 * u)}V${h}H${-u}Z`;
  back += fill(
    bowl,
    frame.defs.linear([
      [0, layer(frame, 0.62)],
      [0.35, layer(frame, 0.86)],
      [1, palette.near],
    ]),
  );
  for (let index = 0; index < 620; index++) {
    const x = random.range(0, w);
    const sag = 1 - ((x - focus) / w) ** 2 * 3;
    const y = rim + random.range(-3, 12) * u + 6 * u * Math.max(-1, sag) * 0.6;
    back += fill(
      ellipse(x, y, random.range(0.18, 0.42) * u),
      random.pick([palette.light, palette.accent, palette.sky[2], palette.sky[3], palette.sky[1]]),
      random.range(0.25, 0.8),
    );
  }
  for (const [dx, size] of [
    [-40, 1],
    [-17, 0.7],
    [17, 0.7],
    [40, 1],
  ] as const) {
    const x = focus + dx * u;
    const top = rim - 30 * size * u;
    back += stroke(`M${r(x)} ${r(rim + 2 * u)}V${r(top)}`, palette.near, u * 0.7 * size);
    for (let line = 0; line < 3; line++)
      for (let column = -2; column <= 2; column++)
        back += fill(
          ellipse(x + column * 1.7 * size * u, top - line * 1.7 * size * u, 0.66 * size * u),
          palette.light,
        );
    back +=
      fill(
        ellipse(x, top - 1.6 * u, 17 * size * u),
        frame.defs.radial([
          [0, palette.light, 0.9],
          [0.3, palette.light, 0.3],
          [1, palette.light, 0],
        ]),
      ) + beam(frame, x, top, dx * 0.55, 74 * u, 36 * u, palette.light, 0.34);
  }
  const pitch = horizon + 8 * u;
  const turf = mix(palette.sky[1], '#1f9d55', 0.5);
  back += fill(
    `M${-u} ${r(pitch)}Q${r(focus)} ${r(pitch - 3 * u)} ${r(w + u)} ${r(pitch)}V${r(h + u)}H${-u}Z`,
    frame.defs.linear([
      [0, mix(turf, palette.light, 0.35)],
      [0.3, turf],
      [1, palette.near],
    ]),
  );
  for (let index = -6; index < 6; index++)
    back += fill(
      polygon([
        [focus + index * 7 * u, pitch - u],
        [focus + (index + 0.5) * 7 * u, pitch - u],
        [focus + (index + 0.5) * 22 * u, h],
        [focus + index * 22 * u, h],
      ]),
      palette.light,
      0.07,
    );
  back += stroke(
    `M${-u} ${r(pitch + 4 * u)}H${r(w)}${ellipse(focus, pitch + 12 * u, 22 * u, 5 * u)}`,
    palette.light,
    u * 0.3,
    0.6,
  );
  return { back, front: motes(frame, palette.light, 60), ground: pitch + 13 * u };
}
