import { type PlayerInput, playerMachine } from '../../machines/player.machine';
import { describeFlow } from '../walk/flow';

const attempts = [{ attempt: 1 }, { attempt: 2 }];

/** A member's page with one video link of a type. */
export function video(type: string | null): PlayerInput {
  const videoLinks = [{ type, url: 'https://video.example/1' }];
  return { playerId: 'p1', isMember: true, videoLinks, trailer: null, isPlayWanted: false };
}

export const playerFlow = describeFlow({
  machine: playerMachine,
  inputs: [
    video('youtube'),
    video('vimeo'),
    video('hls'),
    video('mp4'),
    { ...video(null), videoLinks: [] },
    { ...video('hls'), isPlayWanted: true },
    { ...video('hls'), trailer: { type: 'mp4', url: 'https://video.example/trailer' } },
  ],
  events: {
    'media.ready': attempts,
    'media.playing': attempts,
    'media.paused': attempts,
    'media.blocked': [{ attempt: 1 }],
    'media.failed': attempts,
    'media.unloaded': [{ attempt: 1 }],
  },
  outputs: { reloadPage: [undefined] },
  isFarEnough: ({ context }) => context.attempt > 2,
});
