import { type MountedStage, stages } from '../stages';

type Medium = ReturnType<MountedStage['medium']['read']>;

/** How to play the next lower quality from now on; `null` where there is none. */
export function lowerQuality(playerId: string): (() => void) | null {
  const stage = stages.get(playerId);
  const lower = stage && belowShown(stage.medium.read());
  return lower ? () => stage.media?.prefer({ quality: lower.id }) : null;
}

/** Before any quality is shown, the lowest. */
function belowShown({ qualities, shownQuality }: Medium) {
  if (shownQuality === null) return qualities.at(-1);
  return qualities[qualities.findIndex(({ id }) => id === shownQuality) + 1];
}
