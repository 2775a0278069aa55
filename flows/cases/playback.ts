import type { AnyMachineSnapshot } from 'xstate';
import { type PlaybackInput, playbackMachine } from '../../machines/playback.machine';
import { describeFlow } from '../test-paths/flow';

export const trailer = { type: 'youtube', url: 'https://video.example/trailer' };

export function video(type: string | null): PlaybackInput {
  const videoLinks = [{ type, url: 'https://video.example/1' }];
  return { isMember: true, videoLinks, trailer: null, isPlayWanted: false, owner: null };
}

export const twoSources: PlaybackInput = {
  ...video('hls'),
  videoLinks: [
    { type: 'hls', url: 'https://video.example/1' },
    { type: 'mp4', url: 'https://video.example/2' },
  ],
};

const inputs: readonly PlaybackInput[] = [
  video('youtube'),
  video('vimeo'),
  video('hls'),
  video('mp4'),
  { ...video(null), videoLinks: [] },
  { ...video('hls'), isPlayWanted: true },
  { ...video('hls'), trailer },
  { ...video('hls'), isMember: false, trailer },
  twoSources,
];

const address: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  vimeo: 'https://vimeo.com/1084537',
};

const isLoading = ({ progress }: AnyMachineSnapshot['value']) =>
  ['loading', 'opening'].includes(progress.presenting);

const hasControls = ({ progress }: AnyMachineSnapshot['value']) =>
  ['playing', 'stalled', 'paused', 'ended'].includes(progress.presenting);

export const playbackFlow = describeFlow({
  machine: playbackMachine,
  guards: {
    mayWatchFilm: 'The viewer is a member, and the title has a film.',
    isOtherLink: 'The film has this source, and it is not the one playing.',
    hasTrailer: 'The title has a trailer that differs from the video shown.',
    hasSource: 'The title has a video to play.',
    hasNoSource: 'The video no longer exists.',
    isFramed: "The video plays in an embedded player, such as YouTube's.",
    isUnframed: "The video plays in the page's own player.",
    isPlayWanted: 'The viewer wants the video to play.',
    isWatched: 'The viewer watches the video, which may be paused.',
  },
  actions: {
    watch: 'Remembers that the video should play, and shows it.',
    hold: 'Remembers that another source should not play.',
    unwatch: 'Remembers that the video should not play, and shows its picture instead.',
    presentSource: 'Puts the video on the page.',
    removeSource: 'Removes the video from the page.',
    askMediaToPlay: 'Makes the video play.',
    askMediaToPause: 'Makes the video pause.',
    pickLink: 'Remembers which source of the film plays.',
    takeFilm: "Selects the film's current source, or its first one if that is gone.",
    noteAddresses: 'Remembers the new addresses.',
    takeTrailer: 'Selects the trailer.',
    choosePlayer: "Chooses the player by the video's type.",
  },
  inputs,
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
  site: {
    cases: {
      inputs: inputs.map((input) => ({
        ...input,
        videoLinks: input.videoLinks.map(withAddress),
        trailer: input.trailer && withAddress(input.trailer),
      })),
    },
    isPossible({ type, link }, { value, context }) {
      const isLoadingCode = context.provider === 'vimeo';
      if (type === 'media.unloaded') return isLoadingCode;
      if (type.startsWith('media.') && isLoadingCode) return false;
      if (type === 'media.blocked') return context.provider !== 'youtube';
      const isEmbedLoading = context.provider === 'youtube' && isLoading(value);
      if (type.startsWith('media.') && isEmbedLoading)
        return ['media.ready', 'media.playing', 'media.failed'].includes(type);
      const hasOther = value.video === 'film' && context.videoLinks.length > 1;
      if (type === 'source.replaced') {
        const isPresent = typeof value.progress === 'object';
        return hasOther && isPresent && context.link === 1 && link === 0;
      }
      if (type === 'media.failed') return context.provider !== 'hls' && !hasOther;
      if (type === 'source.picked') {
        const isNative = ['hls', 'file'].includes(context.provider);
        const isOther = link !== context.link && link in context.videoLinks;
        return hasOther && isNative && hasControls(value) && isOther;
      }
      if (type === 'trailer.requested') return context.trailer !== null;
      if (type === 'film.requested') return context.isMember;
      // For members, the large button beside a film's trailer plays the film.
      // It neither plays nor pauses the trailer.
      const isFilmOffered = value.video === 'trailer' && context.isMember;
      return !(isFilmOffered && ['play.requested', 'pause.requested'].includes(type));
    },
  },
});

function withAddress(link: { type: string | null; url: string }) {
  return { ...link, url: address[link.type ?? ''] ?? `/media/streams/${link.type}.m3u8` };
}
