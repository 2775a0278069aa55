/**
 * Which video plays, through which player (spec §4): the first video link for a member, the
 * trailer for everyone else; YouTube, Vimeo, HLS, and a plain player for anything else.
 *
 * A click on Play is a request; only the media's own events (`media.*`) change the state. They carry
 * the number of the attempt they belong to, so that those of an earlier attempt are ignored.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

export type Provider = 'youtube' | 'vimeo' | 'hls' | 'file';
export type Source = { url: string; type: string | null };
export type PlayerInput = {
  playerId: string;
  isMember: boolean;
  videoLinks: readonly VideoLink[];
  trailer: Source | null;
};

export const playerMachine = setup({
  types: {
    input: {} as PlayerInput,
    context: {} as {
      playerId: string;
      source: Source | null;
      provider: Provider;
      attempt: number;
    },
    events: {} as
      | { type: 'play.requested' }
      | { type: 'retry.requested' }
      | { type: 'media.ready'; attempt: number }
      | { type: 'media.playing'; attempt: number }
      | { type: 'media.paused'; attempt: number }
      | { type: 'media.failed'; attempt: number },
    tags: {} as 'busy' | 'empty' | 'failed',
  },
  actors: {
    runMedia: fromCallback<
      { type: 'play' },
      { playerId: string; provider: Provider; url: string; attempt: number }
    >(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    playThrough: assign((_, params: { provider: Provider }) => params),
    askMediaToPlay: sendTo('runMedia', { type: 'play' }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
  },
  guards: {
    hasNoSource: ({ context }) => context.source === null,
    isType: ({ context }, params: { type: string }) =>
      context.source?.type?.trim().toLowerCase() === params.type,
    isCurrent: ({ context }, params: { attempt: number }) => params.attempt === context.attempt,
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    playerId: input.playerId,
    source: sourceFor(input),
    provider: 'file',
    attempt: 1,
  }),
  initial: 'choosing',
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
        }),
      },
      initial: 'loading',
      on: {
        'play.requested': { actions: 'askMediaToPlay' },
        'media.playing': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
          target: '.playing',
        },
        'media.failed': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
          target: 'failed',
        },
      },
      states: {
        loading: {
          tags: 'busy',
          on: {
            'media.ready': {
              guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
              target: 'ready',
            },
          },
        },
        ready: {},
        playing: {
          on: {
            'media.paused': {
              guard: { type: 'isCurrent', params: ({ event }) => ({ attempt: event.attempt }) },
              target: 'paused',
            },
          },
        },
        paused: {},
      },
    },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': { target: 'presenting', actions: 'countAttempt' } },
    },
  },
});

/** The first video link for a member, else the trailer; a link without a type takes the trailer's. */
function sourceFor({ isMember, videoLinks, trailer }: PlayerInput): Source | null {
  const [link] = isMember ? videoLinks : [];
  return link ? { url: link.url, type: link.type ?? trailer?.type ?? null } : trailer;
}
