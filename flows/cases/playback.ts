import { type PlaybackInput, playbackMachine } from '../../machines/playback.machine';
import { describeFlow } from '../walk/flow';

export const trailer = { type: 'youtube', url: 'https://video.example/trailer' };

/** A member's page with one video link of a type. */
export function video(type: string | null): PlaybackInput {
  const videoLinks = [{ type, url: 'https://video.example/1' }];
  return { isMember: true, videoLinks, trailer: null, isPlayWanted: false, owner: null };
}

/** A film that the provider has twice. */
export const twoSources: PlaybackInput = {
  ...video('hls'),
  videoLinks: [
    { type: 'hls', url: 'https://video.example/1' },
    { type: 'mp4', url: 'https://video.example/2' },
  ],
};

export const playbackFlow = describeFlow({
  machine: playbackMachine,
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
  awaitsOwner: (snapshot) => snapshot.matches({ progress: 'presenting' }),
});
