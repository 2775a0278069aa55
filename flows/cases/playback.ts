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
  guards: {
    mayWatchFilm: 'A member is here, and the title has a film.',
    isOtherLink: 'The film has this source, and another one plays.',
    hasTrailer: 'The title has a trailer, other than the video shown.',
    hasSource: 'There is a video to play.',
    hasNoSource: 'There is no such video any more.',
    isFramed: 'The video plays in the frame of an outside site.',
    isUnframed: "The video plays in the page's own player.",
    isPlayWanted: 'The viewer wants the video to play.',
  },
  actions: {
    wantPlay: 'Remembers that the video is to play.',
    takePlayBack: 'Remembers that the video is not to play.',
    presentSource: 'Puts the video on the page.',
    removeSource: 'Takes the video off the page.',
    askMediaToPlay: 'Makes the video play.',
    askMediaToPause: 'Makes the video pause.',
    pickLink: 'Remembers which source of the film plays.',
    takeFilm: "Takes the film's source, or its first one where that is gone.",
    noteAddresses: 'Remembers the fresh addresses.',
    takeTrailer: 'Takes the trailer as the video to show.',
    choosePlayer: "Chooses the player by the video's type.",
  },
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
