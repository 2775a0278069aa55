/**
 * Which video plays, through which player, and how far it has come (spec §4). Nothing is fetched before intent or a
 * stay. A press on Play is a request to the owner, `player`; only `media.*` events change what the video does.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

/** By the types of their videos; any other type is a plain file (spec §4). */
const PROVIDERS = ['youtube', 'vimeo', 'hls'] as const;
type Provider = (typeof PROVIDERS)[number] | 'file';
/** They play in a frame of an outside site. */
export const FRAMED: readonly Provider[] = ['youtube', 'vimeo'];
type Addresses = { videoLinks: readonly VideoLink[]; trailer: VideoLink | null };
export type PlaybackInput = Addresses & {
  isMember: boolean;
  /** Whether Play was pressed before the page opened, as by Play Now on the home page. */
  isPlayWanted: boolean;
  owner: { send(event: { type: string }): void } | null;
};
/** `link` is the index of the film's source; `null` for the trailer. */
export type Source = Pick<VideoLink, 'url' | 'protection'> &
  Pick<PlaybackInput, 'isPlayWanted'> & { provider: Provider; link: number | null };

export const playbackMachine = setup({
  types: {
    input: {} as PlaybackInput,
    context: {} as PlaybackInput & {
      /** The video that is shown. */
      source: VideoLink | null;
      /** Index of the film's link that is played: the provider may have several sources of it. */
      link: number;
      provider: Provider;
    },
    events: {} as
      | { type: 'play.requested' | 'pause.requested' | 'retry.requested' }
      | { type: 'film.requested' | 'trailer.requested' | 'intent.noticed' | 'page.rested' }
      | { type: 'source.picked'; link: number }
      | { type: 'source.replaced'; link: number }
      | { type: 'addresses.renewed'; addresses: Addresses }
      | { type: 'media.ready' | 'media.playing' | 'media.stalled' | 'media.paused' }
      | { type: 'media.ended' | 'media.blocked' | 'media.failed' | 'media.unloaded' },
    tags: {} as 'loading' | 'busy' | 'blocked' | 'empty' | 'failed',
  },
  actors: {
    reloadPage: fromPromise<void, { isPlayWanted: boolean }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    wantPlay: assign({ isPlayWanted: true }),
    takePlayBack: assign({ isPlayWanted: false }),
    presentSource: (_, _params: Source) => {
      throw new Error('not supplied');
    },
    removeSource: () => {
      throw new Error('not supplied');
    },
    askMediaToPlay: () => {
      throw new Error('not supplied');
    },
    askMediaToPause: () => {
      throw new Error('not supplied');
    },
    pickLink: assign((_, params: { link: number }) => ({ link: params.link })),
    takeFilm: assign(({ context: { videoLinks, link, trailer } }) => {
      const at = link in videoLinks ? link : 0;
      const source = videoLinks[at];
      const type = source?.type ?? trailer?.type ?? null;
      return { link: at, source: source ? { ...source, type } : null };
    }),
    noteAddresses: assign((_, { addresses }: { addresses: Addresses }) => addresses),
    takeTrailer: assign({ source: ({ context }) => context.trailer }),
    choosePlayer: assign(({ context: { source } }) => {
      const type = source?.type?.trim().toLowerCase();
      return { provider: PROVIDERS.find((it) => it === type) ?? 'file' };
    }),
  },
  guards: {
    mayWatchFilm: ({ context }) => context.isMember && context.videoLinks.length > 0,
    isOtherLink: ({ context }, params: { link: number }) =>
      params.link !== context.link && params.link in context.videoLinks,
    hasTrailer: ({ context: it }) => it.trailer !== null && it.trailer.url !== it.source?.url,
    hasSource: ({ context }) => context.source !== null,
    hasNoSource: ({ context }) => context.source === null,
    isFramed: ({ context }) => FRAMED.includes(context.provider),
    isUnframed: ({ context }) => !FRAMED.includes(context.provider),
    isPlayWanted: ({ context }) => context.isPlayWanted,
  },
}).createMachine({
  id: 'playback',
  description: "A title's film or trailer is played.",
  context: ({ input }) => ({ ...input, source: null, link: 0, provider: 'file' }),
  type: 'parallel',
  states: {
    video: {
      description: 'Which of the two videos is shown.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'A member is shown the first video link, a visitor the trailer.',
          always: [
            { guard: 'mayWatchFilm', target: 'film', meta: { rules: ['4.player.source'] } },
            { guard: 'hasTrailer', target: 'trailer', meta: { rules: ['4.player.source'] } },
            { target: 'none' },
          ],
        },
        film: {
          description:
            'The film is shown, at first its first link; one without a type is played as the trailer is.',
          entry: 'takeFilm',
          always: {
            description: 'What the provider has no more gives way to what there is.',
            guard: 'hasNoSource',
            target: 'choosing',
          },
          on: {
            'trailer.requested': {
              guard: 'hasTrailer',
              target: ['trailer', '#playback.progress.choosing'],
              actions: 'wantPlay',
            },
            'source.picked': {
              description: 'Another source of the film plays on at the same second.',
              guard: { type: 'isOtherLink', params: ({ event }) => event },
              target: ['film', '#playback.progress.choosing'],
              actions: [{ type: 'pickLink', params: ({ event }) => event }, 'wantPlay'],
            },
            'source.replaced': {
              description: 'A source has failed, and another one takes over at the same second.',
              target: ['film', '#playback.progress.choosing'],
              actions: { type: 'pickLink', params: ({ event }) => event },
            },
            'addresses.renewed': {
              target: ['film', '#playback.progress.choosing'],
              actions: { type: 'noteAddresses', params: ({ event }) => event },
            },
          },
        },
        trailer: {
          description: 'The trailer is shown.',
          entry: 'takeTrailer',
          always: { guard: 'hasNoSource', target: 'choosing' },
          on: {
            'film.requested': {
              guard: 'mayWatchFilm',
              target: ['film', '#playback.progress.choosing'],
              actions: 'wantPlay',
            },
            'addresses.renewed': {
              target: ['trailer', '#playback.progress.choosing'],
              actions: { type: 'noteAddresses', params: ({ event }) => event },
            },
          },
        },
        none: {
          description: 'The title has neither film nor trailer, and the page says so.',
          meta: { end: 'Nothing can be played on this page.' },
          entry: 'takePlayBack',
          tags: 'empty',
        },
      },
    },
    progress: {
      description: 'How far the video has come.',
      initial: 'choosing',
      states: {
        choosing: {
          description:
            'If there is a video, its type chooses the player: YouTube, Vimeo or HLS, and a plain file for any other.',
          meta: { rules: ['4.player.types'] },
          always: { guard: 'hasSource', target: 'awaitingIntent', actions: 'choosePlayer' },
        },
        awaitingIntent: {
          description:
            'The picture and Play are shown until the viewer is about to play, or stays, which no outside player is told.',
          always: { guard: 'isPlayWanted', target: 'presenting' },
          on: {
            'intent.noticed': 'presenting',
            'page.rested': { guard: 'isUnframed', target: 'presenting' },
            'play.requested': { target: 'presenting', actions: 'wantPlay' },
          },
        },
        presenting: {
          description: 'The video is on the page.',
          entry: {
            type: 'presentSource',
            params: ({ context }) => ({
              provider: context.provider,
              url: context.source?.url ?? '',
              protection: context.source?.protection,
              link: context.source === context.trailer ? null : context.link,
              isPlayWanted: context.isPlayWanted,
            }),
          },
          exit: 'removeSource',
          initial: 'loading',
          on: {
            'media.playing': { target: '.playing', actions: 'wantPlay' },
            'media.paused': { guard: 'isPlayWanted', target: '.paused' },
            'media.ended': '.ended',
            'media.failed': 'failed',
            'media.unloaded': 'withoutCode',
          },
          states: {
            loading: {
              description: 'The video is being loaded, and is not to play yet.',
              tags: ['busy', 'loading'],
              always: { guard: 'isPlayWanted', target: 'opening' },
              on: {
                'play.requested': { actions: ['askMediaToPlay', 'wantPlay'] },
                'media.ready': 'ready',
              },
            },
            starting: {
              description: 'The video was asked to play.',
              tags: ['busy', 'loading'],
              entry: 'wantPlay',
              always: { guard: 'isFramed', target: 'startingInFrame' },
              on: {
                'media.blocked': 'blocked',
                'pause.requested': {
                  target: 'ready',
                  actions: ['askMediaToPause', 'takePlayBack'],
                },
              },
            },
            opening: {
              description: 'The video is to play, and is still being loaded.',
              tags: ['busy', 'loading'],
              entry: 'wantPlay',
              on: {
                'media.ready': 'starting',
                'media.blocked': 'blocked',
                'pause.requested': {
                  target: 'loading',
                  actions: ['askMediaToPause', 'takePlayBack'],
                },
              },
            },
            ready: {
              description: 'The video can be played.',
              on: { 'play.requested': { target: 'starting', actions: 'askMediaToPlay' } },
            },
            startingInFrame: {
              description: 'An outside player was asked to play, and has a Play button itself.',
            },
            blocked: {
              description: 'The browser does not start a video by itself: one press is needed.',
              tags: 'blocked',
              on: { 'play.requested': { target: 'starting', actions: 'askMediaToPlay' } },
            },
            playing: {
              description: 'The video plays.',
              on: {
                'pause.requested': { actions: 'askMediaToPause' },
                'media.stalled': 'stalled',
              },
            },
            stalled: {
              description: 'The video waits for its next part, and then goes on by itself.',
              on: {
                'pause.requested': { target: 'paused', actions: 'askMediaToPause' },
                'media.blocked': 'paused',
              },
            },
            paused: {
              description: 'The video stands still.',
              on: { 'play.requested': { target: 'stalled', actions: 'askMediaToPlay' } },
            },
            ended: {
              description: 'The video was played to its end, and Play begins it again.',
              on: { 'play.requested': { target: 'stalled', actions: 'askMediaToPlay' } },
            },
          },
        },
        failed: {
          description: 'The video could not be played, and may be tried again.',
          tags: 'failed',
          on: { 'retry.requested': 'presenting' },
        },
        withoutCode: {
          description: "The player's code was not loaded, which browsers remember until a reload.",
          tags: 'failed',
          on: { 'retry.requested': 'reloading' },
        },
        reloading: {
          description: 'The page is loaded again, and remembers that Play was pressed.',
          tags: ['busy', 'loading'],
          invoke: {
            id: 'reloadPage',
            src: 'reloadPage',
            input: ({ context }) => ({ isPlayWanted: context.isPlayWanted }),
            onError: 'withoutCode',
          },
        },
      },
    },
  },
});
