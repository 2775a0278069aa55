import { type PlayerInput, playerMachine } from '../../../machines/player.machine';
import { describeFlow } from '../harness/flow';

const attempts = [{ attempt: 1 }, { attempt: 2 }];

/** A member's page with one video link of a type. */
export function video(type: string | null): PlayerInput {
  const videoLinks = [{ type, url: 'https://video.example/1' }];
  return { playerId: 'p1', isMember: true, videoLinks, trailer: null };
}

export const playerFlow = describeFlow({
  machine: playerMachine,
  inputs: [
    video('youtube'),
    video('vimeo'),
    video('hls'),
    video('mp4'),
    { ...video(null), videoLinks: [] },
  ],
  events: {
    'media.ready': attempts,
    'media.playing': attempts,
    'media.paused': attempts,
    'media.failed': attempts,
  },
  outputs: {},
  isFarEnough: ({ context }) => context.attempt > 2,
});
