import { mist } from '../atmosphere';
import { lighten, mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { stars } from '../sky';
import { ellipse, fill, r, rect, stroke } from '../svg';
import { land, ridgeline } from '../terrain';

export function space(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  let back = fill(
    rect(0, 0, w, h),
    frame.defs.linear([
      [0, mix(palette.sky[0], '#000000', 0.45)],
      [0.55, mix(palette.sky[0], palette.sky[1], 0.6)],
      [1, palette.sky[1]],
    ]),
  );
  for (let index = 0; index < 7; index++) {
    const hue = random.pick([palette.sky[2], palette.sky[1], palette.sky[3], palette.accent]);
    back += fill(
      ellipse(
        focus + random.range(-50, 50) * u,
        random.range(0, 0.7) * h,
        random.range(20, 46) * u,
        random.range(12, 30) * u,
      ),
      frame.defs.radial([
        [0, hue, 0.4],
        [1, hue, 0],
      ]),
    );
  }
  back += stars(frame, h, 260);
  const px = focus - 4 * u;
  const py = horizon - 32 * u;
  const size = 23 * u;
  const globe = frame.defs.add(
    `<radialGradient id="$id" cx="0.3" cy="0.25" r="0.85"><stop offset="0" stop-color="${lighten(palette.light, 0.2)}"/><stop offset="0.3" stop-color="${palette.sky[3]}"/><stop offset="0.62" stop-color="${palette.sky[2]}"/><stop offset="1" stop-color="${palette.sky[0]}"/></radialGradient>`,
  );
  const disc = ellipse(px, py, size);
  let bands = '';
  for (let index = 0; index < 9; index++)
    bands += fill(
      ellipse(
        px + random.range(-4, 4) * u,
        py - size + (index + 0.5) * size * 0.23,
        size * 1.2,
        size * random.range(0.02, 0.07),
      ),
      index % 2 ? palette.sky[1] : palette.light,
      0.22,
    );
  back += fill(
    ellipse(px, py, size * 1.7),
    frame.defs.radial([
      [0.5, palette.sky[3], 0.6],
      [1, palette.sky[3], 0],
    ]),
  );
  const ring = (front: boolean) => {
    const clip = frame.defs.clip(
      rect(px - 3 * size, front ? py : py - 2 * size, 6 * size, 2 * size),
    );
    const hoops = [
      [1.75, 0.07, 0.85],
      [1.55, 0.09, 0.5],
      [1.98, 0.03, 0.6],
    ] as const;
    return `<g transform="rotate(-18 ${px} ${py})"><g clip-path="${clip}">${hoops.map(([k, width, alpha]) => stroke(ellipse(px, py, size * k, size * k * 0.24), mix(palette.light, palette.sky[2], 0.3), size * width, alpha)).join('')}</g></g>`;
  };
  const ringed = random.chance(0.65);
  back +=
    (ringed ? ring(false) : '') +
    fill(disc, globe) +
    `<g clip-path="${frame.defs.clip(disc)}"><g transform="rotate(-18 ${px} ${py})">${bands}</g></g>` +
    (ringed ? ring(true) : '');
  back +=
    fill(ellipse(focus + 34 * u, horizon - 12 * u, 5 * u), globe) +
    fill(ellipse(focus - 36 * u, horizon - 56 * u, 2.6 * u), globe);
  const crags = ridgeline(frame, horizon + 7 * u, 12 * u, 0.85);
  const soil = ridgeline(frame, horizon + 13 * u, 3 * u, 0.15);
  back +=
    fill(land(frame, crags), layer(frame, 0.55)) +
    mist(frame, horizon + 9 * u, 10 * u, 0.4) +
    fill(
      land(frame, soil),
      frame.defs.linear([
        [0, mix(palette.sky[2], palette.near, 0.35)],
        [0.25, layer(frame, 0.85)],
        [1, palette.near],
      ]),
    );
  for (let index = 0; index < 9; index++) {
    const t = random.range(0.05, 1);
    const [x, y, s] = [random.range(0, w), horizon + (16 + t * 20) * u, (1.5 + t * 5) * u];
    back +=
      fill(ellipse(x, y, s, s * 0.24), palette.near, 0.7) +
      stroke(
        `M${r(x - s)} ${r(y)}A${r(s)} ${r(s * 0.24)} 0 0 0 ${r(x + s)} ${r(y)}`,
        palette.light,
        u * 0.14,
        0.4,
      );
  }

  return {
    back,
    front: fill(land(frame, ridgeline(frame, h - 3 * u, 7 * u, 0.7)), palette.near),
    ground: soil(focus) + 3 * u,
  };
}
