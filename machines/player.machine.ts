/**
 * Which video plays, through which player (spec §4): the first video link for a member, the
 * trailer for everyone else; YouTube, Vimeo, HLS, and a plain player for anything else. A member may
 * change between the film and its trailer.
 *
 * A click on Play is a request; only the media's own events (`media.*`) change the state. They carry
 * the number of the attempt they belong to, so that those of an earlier attempt are ignored.
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

export type Provider = 'youtube' | 'vimeo' | 'hls' | 'file';
export type Source = { url: string; type: string | null };
export type PlayerInput = {
  playerId: string;
  isMember: boolean;
  videoLinks: readonly VideoLink[];
  trailer: Source | null;
  /** Whether Play was pressed before the page opened, as by Play Now on the home page. */
  isPlayWanted: boolean;
};

export const playerMachine = setup({
  types: {
    input: {} as PlayerInput,
    context: {} as {
      playerId: string;
      /** The full video; `null` for visitors. */
      film: Source | null;
      trailer: Source | null;
      /** The one of the two that is shown. */
      source: Source | null;
      provider: Provider;
      attempt: number;
      isPlayWanted: boolean;
    },
    events: {} as
      | { type: 'play.requested' }
      | { type: 'pause.requested' }
      | { type: 'film.requested' }
      | { type: 'trailer.requested' }
      | { type: 'retry.requested' }
      | { type: 'media.ready'; attempt: number }
      | { type: 'media.playing'; attempt: number }
      | { type: 'media.paused'; attempt: number }
      | { type: 'media.blocked'; attempt: number }
      | { type: 'media.failed'; attempt: number }
      | { type: 'media.unloaded'; attempt: number },
    tags: {} as 'busy' | 'blocked' | 'empty' | 'failed',
  },
  actors: {
    runMedia: fromCallback<
      { type: 'play' } | { type: 'pause' },
      {
        playerId: string;
        provider: Provider;
        url: string;
        attempt: number;
        isPlayWanted: boolean;
      }
    >(() => {
      throw new Error('not supplied');
    }),
    reloadPage: fromPromise<void, { isPlayWanted: boolean }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    playThrough: assign((_, params: { provider: Provider }) => params),
    wantPlay: assign({ isPlayWanted: true }),
    askMediaToPlay: sendTo('runMedia', { type: 'play' }),
    askMediaToPause: sendTo('runMedia', { type: 'pause' }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    chooseFilm: assign({ source: ({ context }) => context.film }),
    chooseTrailer: assign({ source: ({ context }) => context.trailer }),
  },
  guards: {
    hasNoSource: ({ context }) => context.source === null,
    hasFilm: ({ context }) => context.film !== null,
    hasTrailer: ({ context }) => context.trailer !== null,
    isPlayWanted: ({ context }) => context.isPlayWanted,
    isType: ({ context }, params: { type: string }) =>
      context.source?.type?.trim().toLowerCase() === params.type,
    isCurrent: ({ context }, params: { attempt: number }) => params.attempt === context.attempt,
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    playerId: input.playerId,
    ...sourcesIn(input),
    provider: 'file',
    attempt: 1,
    isPlayWanted: input.isPlayWanted,
  }),
  initial: 'choosing',
  on: {
    'film.requested': {
      guard: 'hasFilm',
      target: '.choosing',
      actions: ['chooseFilm', 'wantPlay', 'countAttempt'],
    },
    'trailer.requested': {
      guard: 'hasTrailer',
      target: '.choosing',
      actions: ['chooseTrailer', 'wantPlay', 'countAttempt'],
    },
  },
  states: {
    choosing: {
      always: [
        { guard: 'hasNoSource', target: 'withoutVideo' },
        {
          guard: { type: 'isType', params: { type: 'youtube' } },
          target: 'presenting',
          actions: { type: 'playThrough', params: { provider: 'youtube' } },
        },
        {
          guard: { type: 'isType', params: { type: 'vimeo' } },
          target: 'presenting',
          actions: { type: 'playThrough', params: { provider: 'vimeo' } },
        },
        {
          guard: { type: 'isType', params: { type: 'hls' } },
          target: 'presenting',
          actions: { type: 'playThrough', params: { provider: 'hls' } },
        },
        {
          target: 'presenting',
          actions: { type: 'playThrough', params: { provider: 'file' } },
        },
      ],
    },
    withoutVideo: { tags: 'empty' },
    presenting: {
      invoke: {
        id: 'runMedia',
        src: 'runMedia',
        input: ({ context }) => ({
          playerId: context.playerId,
          provider: context.provider,
          url: context.source?.url ?? '',
          attempt: context.attempt,
          isPlayWanted: context.isPlayWanted,
        }),
      },
      initial: 'loading',
      on: {
        'media.playing': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
          target: '.playing',
          actions: 'wantPlay',
        },
        'media.failed': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
          target: 'failed',
        },
        'media.unloaded': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
          target: 'withoutCode',
        },
      },
      states: {
        loading: {
          tags: 'busy',
          always: { guard: 'isPlayWanted', target: 'opening' },
          on: {
            'play.requested': { target: 'opening', actions: ['wantPlay', 'askMediaToPlay'] },
            'media.ready': {
              guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
              target: 'ready',
            },
          },
        },
        ready: {
          on: {
            'play.requested': { target: 'starting', actions: ['wantPlay', 'askMediaToPlay'] },
          },
        },
        /** It is to play, and is still loading. */
        opening: {
          tags: 'busy',
          on: {
            'media.ready': {
              guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
              target: 'starting',
            },
            'media.blocked': {
              guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
              target: 'blocked',
            },
          },
        },
        starting: {
          on: {
            'media.blocked': {
              guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
              target: 'blocked',
            },
          },
        },
        /** The browser refuses to start a video by itself: one press is needed. */
        blocked: {
          tags: 'blocked',
          on: { 'play.requested': { target: 'starting', actions: 'askMediaToPlay' } },
        },
        playing: {
          on: {
            'pause.requested': { actions: 'askMediaToPause' },
            'media.paused': {
              guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
              target: 'paused',
            },
          },
        },
        paused: {
          on: { 'play.requested': { actions: 'askMediaToPlay' } },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': { target: 'presenting', actions: 'countAttempt' } },
    },
    /** The player's own code could not be loaded. Browsers remember that until the page is reloaded. */
    withoutCode: {
      tags: 'failed',
      on: { 'retry.requested': 'reloading' },
    },
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => ({ isPlayWanted: context.isPlayWanted }),
        onError: 'withoutCode',
      },
    },
  },
});

/** The first video link for a member, else the trailer; a link without a type takes the trailer's. */
function sourcesIn({ isMember, videoLinks, trailer }: PlayerInput) {
  const [link] = isMember ? videoLinks : [];
  const film: Source | null = link
    ? { url: link.url, type: link.type ?? trailer?.type ?? null }
    : null;
  return { film, trailer, source: film ?? trailer };
}
