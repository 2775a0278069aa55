import { type PlayerInput, playerMachine } from '../../machines/player.machine';
import { describeFlow } from '../walk/flow';

export const trailer = { type: 'youtube', url: 'https://video.example/trailer' };

/** A member's page with one video link of a type. */
export function video(type: string | null): PlayerInput {
  const videoLinks = [{ type, url: 'https://video.example/1' }];
  return { playerId: 'p1', isMember: true, videoLinks, trailer: null, isPlayWanted: false };
}

/** A film that the provider has twice. */
export const twoSources: PlayerInput = {
  ...video('hls'),
  videoLinks: [
    { type: 'hls', url: 'https://video.example/1' },
    { type: 'mp4', url: 'https://video.example/2' },
  ],
};

export const playerFlow = describeFlow({
  machine: playerMachine,
  inputs: [
    video('youtube'),
    video('vimeo'),
    video('hls'),
    video('mp4'),
    { ...video(null), videoLinks: [] },
    { ...video('hls'), isPlayWanted: true },
    { ...video('hls'), trailer },
    { ...video('hls'), isMember: false, trailer },
    twoSources,
  ],
  events: {
    'source.picked': [{ link: 0 }, { link: 1 }],
    'source.replaced': [{ link: 0 }, { link: 1 }],
    'addresses.renewed': [
      { addresses: { videoLinks: video('hls').videoLinks, trailer: null } },
      { addresses: { videoLinks: [], trailer } },
    ],
  },
  outputs: { reloadPage: [undefined] },
});
