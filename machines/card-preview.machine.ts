/**
 * The preview of a card; at most one is open on the page.
 * Escape, a click, or a hidden tab dismisses it until the pointer and the focus leave the card.
 * A click in the preview dismisses it only if the click is on a link.
 * A scroll or resize dismisses it only while it is open.
 * Reduced motion, data saver and 2G connections disable the trailer.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

type Aim = { cardId: string; titleId: string; mayPlay: boolean };

export const cardPreviewMachine = setup({
  types: {
    context: {} as {
      aim: Aim | null;
      trailer: VideoLink | null;
    },
    events: {} as
      | ({ type: 'card.aimed'; isWanted: boolean } & Aim)
      | { type: 'card.left' | 'page.scrolled' | 'preview.dismissed' }
      | { type: 'trailer.playing' | 'trailer.ended' | 'trailer.failed' },
  },
  actors: {
    /** `trailer` is `null` if the title has none, or if only an embed can play it. */
    readTrailer: fromPromise<{ trailer: VideoLink | null }, { titleId: string }>(async () => {
      throw new Error('not supplied');
    }),
    runTrailer: fromCallback<{ type: string }, { trailer: VideoLink | null }>(() => {
      throw new Error('not supplied');
    }),
    watchPage: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteAim: assign((_, { cardId, titleId, mayPlay }: Aim) => ({
      aim: { cardId, titleId, mayPlay },
      trailer: null,
    })),
    forgetAim: assign({ aim: null, trailer: null }),
    noteTrailer: assign((_, params: { trailer: VideoLink | null }) => ({
      trailer: params.trailer,
    })),
  },
  guards: {
    isWanted: (_, params: { isWanted: boolean }) => params.isWanted,
    mayPlay: ({ context }) => context.aim?.mayPlay === true,
    hasTrailer: (_, params: { trailer: VideoLink | null }) => params.trailer !== null,
  },
  delays: {
    DWELL: 300,
  },
}).createMachine({
  id: 'cardPreview',
  description: 'A card under the pointer or the focus shows a preview.',
  context: { aim: null, trailer: null },
  initial: 'idle',
  on: {
    'card.aimed': [
      {
        guard: { type: 'isWanted', params: ({ event }) => event },
        target: '.aiming',
        actions: { type: 'noteAim', params: ({ event }) => event },
      },
      { target: '.idle', actions: 'forgetAim' },
    ],
    'card.left': { target: '.idle', actions: 'forgetAim' },
  },
  states: {
    idle: { description: 'No card has the pointer or the focus.' },
    aiming: {
      description: 'The pointer or the focus is on a card.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: { 'preview.dismissed': 'dismissed' },
      initial: 'dwelling',
      states: {
        dwelling: {
          description: 'The pointer or the focus may only be passing.',
          after: {
            DWELL: {
              description: 'The preview opens after 300 ms on the card.',
              target: 'shown',
            },
          },
        },
        shown: {
          description: 'The preview is shown over the card.',
          on: { 'page.scrolled': '#cardPreview.dismissed' },
          initial: 'opening',
          states: {
            opening: {
              description: 'Checks whether a trailer may play.',
              always: [{ guard: 'mayPlay', target: 'reading' }, { target: 'still' }],
            },
            reading: {
              description: "The picture is shown while the trailer's address loads.",
              invoke: {
                id: 'readTrailer',
                src: 'readTrailer',
                input: ({ context }) => ({ titleId: context.aim?.titleId ?? '' }),
                onDone: [
                  {
                    guard: { type: 'hasTrailer', params: ({ event }) => event.output },
                    target: 'trailer',
                    actions: { type: 'noteTrailer', params: ({ event }) => event.output },
                  },
                  { target: 'still' },
                ],
                onError: {
                  description: 'The trailer cannot be loaded: only the picture is shown.',
                  target: 'still',
                },
              },
            },
            trailer: {
              description: 'The trailer is on the page, muted.',
              invoke: {
                id: 'runTrailer',
                src: 'runTrailer',
                input: ({ context }) => ({ trailer: context.trailer }),
              },
              on: { 'trailer.ended': 'still', 'trailer.failed': 'still' },
              initial: 'loading',
              states: {
                loading: {
                  description: 'The picture is shown until the trailer starts.',
                  on: {
                    'trailer.playing': {
                      description: 'The trailer starts, and replaces the picture.',
                      target: 'playing',
                    },
                  },
                },
                playing: { description: 'The trailer plays in place of the picture.' },
              },
            },
            still: { description: 'Only the picture is shown.' },
          },
        },
      },
    },
    dismissed: {
      description: 'The preview was closed, and stays closed until the card is left.',
    },
  },
});
