import { beam, motes } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { ellipse, fill, r, rect, stroke } from '../svg';

export function cinema(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  let back = fill(
    rect(0, 0, w, h),
    frame.defs.linear([
      [0, palette.near],
      [1, palette.sky[0]],
    ]),
  );
  const [sw, sh] = [62 * u, 36 * u];
  const top = horizon - 42 * u;
  back += fill(
    ellipse(focus, top + sh / 2, sw, sh * 1.2),
    frame.defs.radial([
      [0, palette.sky[2], 0.8],
      [1, palette.sky[2], 0],
    ]),
  );
  const screen = `M${r(focus - sw / 2)} ${r(top)}Q${r(focus)} ${r(top + 2 * u)} ${r(focus + sw / 2)} ${r(top)}V${r(top + sh)}Q${r(focus)} ${r(top + sh - 2 * u)} ${r(focus - sw / 2)} ${r(top + sh)}Z`;
  const clip = frame.defs.clip(screen);
  const inner =
    fill(
      rect(focus - sw, top, 2 * sw, sh),
      frame.defs.linear([
        [0, palette.sky[1]],
        [0.6, palette.sky[2]],
        [1, palette.sky[3]],
      ]),
    ) +
    fill(ellipse(focus, top + sh * 0.72, 9 * u), palette.light) +
    fill(
      `M${r(focus - sw)} ${r(top + sh)}C${r(focus - 20 * u)} ${r(top + sh * 0.6)} ${r(focus - 8 * u)} ${r(top + sh * 0.82)} ${r(focus)} ${r(top + sh * 0.86)}C${r(focus + 12 * u)} ${r(top + sh * 0.66)} ${r(focus + 22 * u)} ${r(top + sh * 0.7)} ${r(focus + sw)} ${r(top + sh)}Z`,
      layer(frame, 0.6),
    );
  back += `<g clip-path="${clip}">${inner}</g>${stroke(screen, palette.light, u * 0.4, 0.7)}`;
  back += beam(frame, focus, -30 * u, 0, 100 * u, 92 * u, palette.light, 0.16);
  const velvet = mix(palette.accent, palette.near, 0.35);
  for (const side of [-1, 1])
    for (let index = 0; index < 6; index++) {
      const x = focus + side * (33 + index * 4.4) * u;
      back += fill(
        rect(side > 0 ? x : x - 4.6 * u, 0, 4.7 * u, horizon + 6 * u),
        frame.defs.linear(
          [
            [0, mix(velvet, palette.near, 0.8)],
            [0.5, velvet],
            [1, mix(velvet, palette.near, 0.8)],
          ],
          'right',
        ),
        1 - index * 0.1,
      );
    }
  let seats = '';
  for (let line = 0; line < 5; line++) {
    const y = horizon + (4 + line * 6.4) * u;
    const size = (3 + line * 1.35) * u;
    const paint = frame.defs.linear([
      [0, mix(palette.accent, palette.sky[2], 0.25)],
      [0.12, mix(palette.accent, palette.near, 0.5 + line * 0.08)],
      [1, palette.near],
    ]);
    for (
      let x = focus + ((line % 2) - 1) * size * 0.6 - Math.ceil(focus / size / 1.2) * size * 1.2;
      x < w + size;
      x += size * 1.2
    ) {
      if (line < 3 && random.chance(0.3))
        seats +=
          fill(`${ellipse(x, y - size * 0.34, size * 0.3, size * 0.36)}`, palette.near) +
          stroke(
            `M${r(x - size * 0.26)} ${r(y - size * 0.5)}A${r(size * 0.3)} ${r(size * 0.36)} 0 0 1 ${r(x + size * 0.26)} ${r(y - size * 0.5)}`,
            palette.light,
            u * 0.2,
            0.7,
          );
      seats += fill(
        `M${r(x - size * 0.5)} ${r(y + size * 2)}V${r(y + size * 0.3)}Q${r(x - size * 0.48)} ${r(y)} ${r(x)} ${r(y)}Q${r(x + size * 0.48)} ${r(y)} ${r(x + size * 0.5)} ${r(y + size * 0.3)}V${r(y + size * 2)}Z`,
        paint,
      );
    }
  }
  return {
    back: back + fill(rect(0, horizon + 2 * u, w, h), palette.near),
    front: seats + motes(frame, palette.light, 40),
    ground: horizon + 4 * u,
  };
}
