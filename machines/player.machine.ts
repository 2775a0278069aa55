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
    isCurrent: ({ context, event }) => 'attempt' in event && event.attempt === context.attempt,
  },
}).createMachine({
  id: 'player',
  description: "A title's film or trailer is played.",
  meta: { rules: ['4.player.source', '4.player.types'] },
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
      description: 'The player that fits the video is chosen.',
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
    withoutVideo: {
      description: 'The title has neither film nor trailer, and the page says so.',
      tags: 'empty',
    },
    presenting: {
      description: 'The video is on the page.',
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
          guard: 'isCurrent',
          target: '.playing',
          actions: 'wantPlay',
        },
        'media.failed': { guard: 'isCurrent', target: 'failed' },
        'media.unloaded': { guard: 'isCurrent', target: 'withoutCode' },
      },
      states: {
        loading: {
          description: 'The video is being loaded, and nobody has pressed Play yet.',
          tags: 'busy',
          always: { guard: 'isPlayWanted', target: 'opening' },
          on: {
            'play.requested': { target: 'opening', actions: ['wantPlay', 'askMediaToPlay'] },
            'media.ready': { guard: 'isCurrent', target: 'ready' },
          },
        },
        ready: {
          description: 'The video can be played.',
          on: {
            'play.requested': { target: 'starting', actions: ['wantPlay', 'askMediaToPlay'] },
          },
        },
        opening: {
          description: 'The video is to play, and is still being loaded.',
          tags: 'busy',
          on: {
            'media.ready': { guard: 'isCurrent', target: 'starting' },
            'media.blocked': { guard: 'isCurrent', target: 'blocked' },
          },
        },
        starting: {
          description: 'The video was asked to play.',
          on: {
            'media.blocked': { guard: 'isCurrent', target: 'blocked' },
          },
        },
        blocked: {
          description: 'The browser refuses to start a video by itself: one press is needed.',
          tags: 'blocked',
          on: { 'play.requested': { target: 'starting', actions: 'askMediaToPlay' } },
        },
        playing: {
          description: 'The video plays.',
          on: {
            'pause.requested': { actions: 'askMediaToPause' },
            'media.paused': { guard: 'isCurrent', target: 'paused' },
          },
        },
        paused: {
          description: 'The video stands still.',
          on: { 'play.requested': { actions: 'askMediaToPlay' } },
        },
      },
    },
    failed: {
      description: 'The video could not be played, and may be tried again.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'presenting', actions: 'countAttempt' } },
    },
    withoutCode: {
      description: "The player's code could not be loaded, which browsers remember until a reload.",
      tags: 'failed',
      on: { 'retry.requested': 'reloading' },
    },
    reloading: {
      description: 'The page is loaded anew, and remembers that Play was pressed.',
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
