/**
 * Chooses the video and its player, and tracks playback (spec §4).
 * Loads a video once the viewer is likely to play it.
 * When the page is idle, loads it anyway, unless it is an embed.
 * Asks its parent, `player`, to play or pause the video. `media.*` events report the outcome.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

const PROVIDERS = ['youtube', 'vimeo', 'hls'] as const;
type Provider = (typeof PROVIDERS)[number] | 'file';
export const FRAMED: readonly Provider[] = ['youtube', 'vimeo'];
type Addresses = { videoLinks: readonly VideoLink[]; trailer: VideoLink | null };
type Owner = { send(event: { type: string }): void } | null;
export type PlaybackInput = Addresses & { isMember: boolean; isPlayWanted: boolean; owner: Owner };
type Chosen = { source: VideoLink | null; link: number; provider: Provider };
/** `link`: index of the film's source; `null` for the trailer. */
export type Source = Pick<VideoLink, 'url' | 'protection'> &
  Pick<PlaybackInput, 'isPlayWanted'> & { provider: Provider; link: number | null };
const NOTHING_CHOSEN: Chosen = { source: null, link: 0, provider: 'file' };

export const playbackMachine = setup({
  types: {
    input: {} as PlaybackInput,
    /** `isWatched`: the viewer has started the video, so that a new source loads immediately. */
    context: {} as PlaybackInput & Chosen & { isWatched: boolean },
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
    watch: assign({ isPlayWanted: true, isWatched: true }),
    hold: assign({ isPlayWanted: false }),
    unwatch: assign({ isPlayWanted: false, isWatched: false }),
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
    isWatched: ({ context }) => context.isWatched,
  },
}).createMachine({
  id: 'playback',
  description: "Plays a title's film or trailer.",
  context: ({ input: it }) => ({ ...it, ...NOTHING_CHOSEN, isWatched: it.isPlayWanted }),
  type: 'parallel',
  states: {
    video: {
      description: 'Which of the two videos is shown.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'A member gets the film, a visitor the trailer.',
          always: [
            { guard: 'mayWatchFilm', target: 'film', meta: { rules: ['4.player.source'] } },
            { guard: 'hasTrailer', target: 'trailer', meta: { rules: ['4.player.source'] } },
            { target: 'none' },
          ],
        },
        film: {
          description: 'The film is shown; a source without a type plays as the trailer does.',
          entry: 'takeFilm',
          always: {
            description: 'The provider no longer has the film: another video is chosen.',
            guard: 'hasNoSource',
            target: 'choosing',
          },
          on: {
            'trailer.requested': {
              guard: 'hasTrailer',
              target: ['trailer', '#playback.progress.choosing'],
              actions: 'watch',
            },
            'source.picked': {
              description: 'The viewer picks another source: it continues at the same second.',
              guard: { type: 'isOtherLink', params: ({ event }) => event },
              target: ['film', '#playback.progress.choosing'],
              actions: [{ type: 'pickLink', params: ({ event }) => event }, 'watch'],
            },
            'source.replaced': {
              description: 'A source fails: another one continues at the same second.',
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
              description: 'The member chooses the film instead of the trailer: it plays.',
              guard: 'mayWatchFilm',
              target: ['film', '#playback.progress.choosing'],
              actions: 'watch',
            },
            'addresses.renewed': {
              description: 'The trailer continues from its new address.',
              target: ['trailer', '#playback.progress.choosing'],
              actions: { type: 'noteAddresses', params: ({ event }) => event },
            },
          },
        },
        none: {
          description: 'The title has neither film nor trailer, and the page says so.',
          meta: { end: 'Nothing can be played on this page.' },
          entry: 'unwatch',
          tags: 'empty',
        },
      },
    },
    progress: {
      description: 'How far playback has come.',
      initial: 'choosing',
      states: {
        choosing: {
          description: "The video's type selects the player: YouTube, Vimeo, HLS or plain file.",
          meta: { rules: ['4.player.types'] },
          always: { guard: 'hasSource', target: 'awaitingIntent', actions: 'choosePlayer' },
        },
        awaitingIntent: {
          description: 'The picture and Play are shown, and the video does not load yet.',
          always: { guard: 'isWatched', target: 'presenting' },
          on: {
            'intent.noticed': 'presenting',
            'page.rested': { guard: 'isUnframed', target: 'presenting' },
            'play.requested': {
              description: 'The viewer presses Play: the video loads, and then starts.',
              target: 'presenting',
              actions: 'watch',
            },
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
            'media.playing': { target: '.playing', actions: 'watch' },
            'media.paused': { guard: 'isWatched', target: '.paused' },
            'media.ended': { target: '.ended', actions: 'hold' },
            'media.failed': 'failed',
            'media.unloaded': 'withoutCode',
          },
          states: {
            loading: {
              description: 'The video is loading, and will not start by itself.',
              tags: ['busy', 'loading'],
              always: { guard: 'isPlayWanted', target: 'opening' },
              on: {
                'play.requested': { actions: ['askMediaToPlay', 'watch'] },
                'media.ready': 'ready',
              },
            },
            starting: {
              description: 'The video has loaded, and was asked to play.',
              tags: ['busy', 'loading'],
              entry: 'watch',
              always: { guard: 'isFramed', target: 'startingInFrame' },
              on: {
                'media.blocked': 'blocked',
                'pause.requested': { target: 'ready', actions: ['askMediaToPause', 'unwatch'] },
              },
            },
            opening: {
              description: 'The video is loading, and starts as soon as it can.',
              tags: ['busy', 'loading'],
              on: {
                'media.ready': 'starting',
                'media.blocked': {
                  description: 'The browser blocks autoplay: the viewer has to press Play.',
                  target: 'blocked',
                },
                'pause.requested': { target: 'loading', actions: ['askMediaToPause', 'unwatch'] },
              },
            },
            ready: {
              description: 'The video is ready to play.',
              on: {
                'play.requested': {
                  description: 'The viewer presses Play: the loaded video starts.',
                  target: 'starting',
                  actions: 'askMediaToPlay',
                },
              },
            },
            startingInFrame: {
              description: 'An embedded player was asked to play; it has its own Play button.',
            },
            blocked: {
              description: 'The browser blocks autoplay: the viewer has to press Play.',
              tags: 'blocked',
              on: { 'play.requested': { target: 'starting', actions: 'askMediaToPlay' } },
            },
            playing: {
              description: 'The video plays.',
              on: {
                'pause.requested': { actions: ['askMediaToPause', 'hold'] },
                'media.stalled': 'stalled',
              },
            },
            stalled: {
              description: 'The video waits for data, and then resumes.',
              on: {
                'pause.requested': { target: 'paused', actions: ['askMediaToPause', 'hold'] },
                'media.blocked': { description: 'The browser pauses the video.', target: 'paused' },
              },
            },
            paused: {
              description: 'The video is paused.',
              on: { 'play.requested': { target: 'stalled', actions: ['askMediaToPlay', 'watch'] } },
            },
            ended: {
              description: 'The video has ended, and Play starts it again.',
              on: { 'play.requested': { target: 'stalled', actions: ['askMediaToPlay', 'watch'] } },
            },
          },
        },
        failed: {
          description: 'The video could not be played, and the viewer may try again.',
          tags: 'failed',
          on: { 'retry.requested': 'presenting' },
        },
        withoutCode: {
          description: "The player's code could not be loaded; only a reload can load it.",
          tags: 'failed',
          on: { 'retry.requested': 'reloading' },
        },
        reloading: {
          description: 'The page reloads, and remembers that Play was pressed.',
          tags: ['busy', 'loading'],
          invoke: {
            id: 'reloadPage',
            src: 'reloadPage',
            input: ({ context }) => ({ isPlayWanted: context.isPlayWanted }),
            onError: { description: 'The page cannot reload, and says so.', target: 'withoutCode' },
          },
        },
      },
    },
  },
});
