import { playbackFlow } from '../../flows/cases/playback';
import type { PlaybackInput } from '../../machines/playback.machine';
import { type Live, live } from './harness/live';

type Playback = Live<typeof playbackFlow.machine>;
type Events = Parameters<Playback['send']>;

export const url = 'https://video.example/1';
export const asksToPlay = ['runs', 'askMediaToPlay'];
export const asksToPause = ['runs', 'askMediaToPause'];
export const removes = ['runs', 'removeSource'];
export const presents = (
  provider: string,
  url: string,
  link: number | null = 0,
  isPlayWanted = true,
) => ['runs', 'presentSource', { provider, url, link, isPlayWanted }];

export function playback(input: PlaybackInput, ...events: Events): Playback {
  const player = live(playbackFlow, input);
  player.send(...events);
  player.takeCalls();
  return player;
}

export function wanted(input: PlaybackInput, ...events: Events): Playback {
  return playback(input, 'intent.noticed', ...events);
}

export function progress(player: Playback) {
  const { progress: it } = player.now().value;
  return typeof it === 'string' ? it : it.presenting;
}

export const shown = (player: Playback) => [progress(player), ...player.tags()];
