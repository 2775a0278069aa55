import { mist } from '../atmosphere';
import { mix } from '../colour';
import { type Frame, layer, type Scenery } from '../frame';
import { flock, orb, sky, streaks } from '../sky';
import { fill, r, rect, stroke } from '../svg';
import { row } from './pieces';

export function skyline(frame: Frame): Scenery {
  const { w, h, u, focus, horizon, random, palette } = frame;
  let back =
    sky(frame) +
    orb(frame, focus, horizon - 20 * u, 17 * u, random.chance(0.35) ? 'striped' : 'full') +
    streaks(frame, horizon * 0.3, horizon * 0.9, 7);
  const far = row(frame, horizon, 6, 34, 7);
  back +=
    fill(far.walls, layer(frame, 0.26)) +
    fill(far.windows, palette.light, 0.35) +
    mist(frame, horizon - 4 * u, 24 * u, 0.6);
  const middle = row(frame, horizon + 4 * u, 4, 24, 9);
  back +=
    fill(middle.walls, layer(frame, 0.55)) +
    fill(middle.windows, mix(palette.accent, palette.light, 0.5), 0.75) +
    mist(frame, horizon + 6 * u, 16 * u, 0.4);
  const near = row(frame, horizon + 16 * u, 0, 13, 12);
  const away = near.towers.filter((tower) => Math.abs(tower.x + tower.w / 2 - focus) > 20 * u);
  back += fill(
    away.map((tower) => rect(tower.x, tower.top, tower.w, h)).join(''),
    layer(frame, 0.85),
  );
  const ground = horizon + 14 * u;
  const roof =
    fill(
      rect(0, ground, w, h),
      frame.defs.linear([
        [0, layer(frame, 0.93)],
        [0.3, palette.near],
        [1, palette.near],
      ]),
    ) + stroke(`M0 ${r(ground)}H${w}`, palette.light, u * 0.18, 0.5);
  const tank = focus + 31 * u;
  const extras =
    fill(
      `${rect(tank - 5 * u, ground - 17 * u, 10 * u, 10 * u)}M${r(tank - 6 * u)} ${r(ground - 17 * u)}L${r(tank)} ${r(ground - 22 * u)}L${r(tank + 6 * u)} ${r(ground - 17 * u)}Z`,
      palette.near,
    ) +
    stroke(
      `M${r(tank - 4 * u)} ${r(ground - 7 * u)}L${r(tank - 5 * u)} ${r(ground)}M${r(tank + 4 * u)} ${r(ground - 7 * u)}L${r(tank + 5 * u)} ${r(ground)}M${r(tank - 4 * u)} ${r(ground - 4 * u)}L${r(tank + 4 * u)} ${r(ground - u)}M${r(focus - 34 * u)} ${r(ground)}v${r(-15 * u)}m${r(-3 * u)} ${r(2 * u)}h${r(6 * u)}m${r(-5 * u)} ${r(2 * u)}h${r(4 * u)}`,
      palette.near,
      u * 0.4,
    );
  return {
    back: back + roof + extras + flock(frame, focus - 20 * u, horizon - 34 * u, 6),
    front: '',
    ground: ground + 1.4 * u,
  };
}
