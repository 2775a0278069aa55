/** The playback of a title's page, for tests of its chart. */
import { playbackFlow } from '../../flows/cases/playback';
import type { PlaybackInput } from '../../machines/playback.machine';
import { type Live, live } from './harness/live';

export type Playback = Live<typeof playbackFlow.machine>;

/** Playback after the viewer's pointer or focus has come to Play. */
export function wanted(input: PlaybackInput): Playback {
  const player = live(playbackFlow, input);
  player.send('intent.noticed');
  return player;
}

/** What the video does, where it is on the page. */
export function progress(player: Playback) {
  const { progress: it } = player.now().value;
  return typeof it === 'string' ? it : it.presenting;
}
