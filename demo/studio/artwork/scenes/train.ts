import { mist } from '../atmosphere';
import { mix } from '../colour';
import { coach, MACHINES } from '../figures/machines';
import { type Frame, layer, type Scenery } from '../frame';
import { orb, sky, streaks } from '../sky';
import { fill, r, rect, stroke } from '../svg';
import { hazyLand, pines, ridgeline } from '../terrain';

function express(frame: Frame, x: number, y: number): string {
  const { w, u, palette } = frame;
  const tone = layer(frame, 0.6);
  const piers = Array.from({ length: 24 }, (_, index) => rect(index * 7 * u, y, u, 12 * u)).join(
    '',
  );
  const ink = {
    body: tone,
    shade: mix(palette.sky[3], palette.sky[2], 0.4),
    accent: tone,
    glow: palette.light,
  };
  const coaches = [2, 3, 4].map((index) => coach(ink, -310 - 186 * (index - 1))).join('');
  return `${fill(piers + rect(0, y, w, 1.2 * u), tone)}<g transform="translate(${r(x)} ${r(y)}) scale(${(u * 0.062).toFixed(3)})">${coaches}${MACHINES.train.draw(ink)}</g>`;
}

export function train(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, palette } = frame;
  let back =
    sky(frame) +
    orb(frame, focus, horizon - 18 * u, 14 * u) +
    streaks(frame, horizon * 0.3, horizon * 0.9, 8) +
    hazyLand(frame, ridgeline(frame, horizon + 2 * u, 20 * u, 0.7), 0.26) +
    mist(frame, horizon, 12 * u, 0.55) +
    hazyLand(frame, ridgeline(frame, horizon + 6 * u, 8 * u, 0.3), 0.48);
  back += express(frame, focus - 15 * u, horizon - u);
  const ground = horizon + 12 * u;
  const deck = rect(-u, ground, w + 2 * u, 2.6 * u);
  let arches = '';
  const span = 12 * u;
  for (let x = (focus % span) - span * 1.5; x < w + span; x += span) {
    arches += `M${r(x)} ${r(ground + 2 * u)}H${r(x + span)}V${r(h + u)}H${r(x + span - 1.2 * u)}V${r(ground + 10 * u)}A${r(span / 2 - 1.2 * u)} ${r(span / 2 - 1.2 * u)} 0 0 0 ${r(x + 1.2 * u)} ${r(ground + 10 * u)}V${r(h + u)}H${r(x)}Z`;
  }
  back +=
    fill(
      rect(0, ground + 4 * u, w, h),
      frame.defs.linear([
        [0, layer(frame, 0.42)],
        [0.5, layer(frame, 0.8)],
        [1, palette.near],
      ]),
    ) + mist(frame, ground + 12 * u, 18 * u, 0.35);
  back +=
    fill(
      arches + deck,
      frame.defs.linear([
        [0, layer(frame, 0.8)],
        [0.5, layer(frame, 0.95)],
        [1, palette.near],
      ]),
    ) + stroke(`M0 ${r(ground)}H${w}`, palette.light, u * 0.2, 0.6);
  return {
    back,
    front: fill(
      pines(frame, () => h + 2 * u, 6, 13, 1.5),
      palette.near,
    ),
    ground,
  };
}
