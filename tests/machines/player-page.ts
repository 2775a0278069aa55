/** A title's player, for tests of its chart. */
import { playerFlow } from '../../flows/cases/player';
import type { PlayerInput } from '../../machines/player.machine';
import { type Live, live } from './harness/live';

export type Player = Live<typeof playerFlow.machine>;

/** The player after somebody's pointer or focus has come to Play. */
export function wanted(input: PlayerInput): Player {
  const player = live(playerFlow, input);
  player.send({ type: 'intent.noticed' });
  return player;
}

/** What the video does, where it is on the page. */
export function progress(player: Player) {
  const { playback } = player.now().value as { playback: string | { presenting: string } };
  return typeof playback === 'string' ? playback : playback.presenting;
}
