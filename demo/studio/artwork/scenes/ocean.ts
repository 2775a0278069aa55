import { mist } from '../atmosphere';
import { type Frame, layer, type Scenery } from '../frame';
import { flock, orb, sky, streaks } from '../sky';
import { water } from '../terrain';
import { surf } from './surf';

export function ocean(frame: Frame): Scenery {
  const { h, u, focus, horizon, random, palette } = frame;
  const kind = palette.dark && random.chance(0.4) ? 'crescent' : 'full';
  const back =
    sky(frame) +
    streaks(frame, horizon * 0.3, horizon * 0.95, 10) +
    orb(
      frame,
      focus,
      horizon - (kind === 'full' ? 9 : 24) * u,
      (kind === 'full' ? 13 : 7) * u,
      kind,
    ) +
    water(frame) +
    mist(frame, horizon, 6 * u, 0.5);
  return {
    back: back + flock(frame, focus - 22 * u, horizon - 18 * u, 5),
    front:
      surf(frame, h - 15 * u, 4 * u, layer(frame, 0.88)) +
      surf(frame, h - 9 * u, 5 * u, palette.near),
    ground: horizon + 9 * u,
  };
}
