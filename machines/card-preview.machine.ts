/**
 * The preview of a card: one at a time on the page, shown when the pointer or the keyboard has stayed on the card for
 * 300 ms. Its trailer plays without sound where data saving and reduced motion allow. What ends it early, such as
 * Escape, a scroll, a press or another tab, ends it until the card is left.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

/** `cardId`: of the card on the page, since several may show one title. */
type Aim = { cardId: string; titleId: string; mayPlay: boolean };

export const cardPreviewMachine = setup({
  types: {
    context: {} as {
      aim: Aim | null;
      trailer: VideoLink | null;
    },
    events: {} as
      /** `isWanted`: not turned off on this device, and the window has room. `mayPlay`: little need not be loaded. */
        | ({ type: 'card.aimed'; isWanted: boolean } & Aim)
        | { type: 'card.left' | 'page.scrolled' | 'preview.dismissed' }
        | { type: 'trailer.playing' | 'trailer.ended' | 'trailer.failed' },
  },
  actors: {
    /** `null`: there is none, or it plays in a frame of an outside site. */
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
  description: 'A card that is pointed at, or has the focus, shows a preview of its title.',
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
    idle: { description: 'No card is pointed at.' },
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
              description: 'It has stayed for 300 ms.',
              target: 'shown',
            },
          },
        },
        shown: {
          description: 'The preview is over the card.',
          on: { 'page.scrolled': '#cardPreview.dismissed' },
          initial: 'opening',
          states: {
            opening: {
              description: 'It is decided whether a trailer may play.',
              always: [{ guard: 'mayPlay', target: 'reading' }, { target: 'still' }],
            },
            reading: {
              description: 'The picture is shown while the address of the trailer is read.',
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
                onError: 'still',
              },
            },
            trailer: {
              description: 'The trailer is on the page, without sound.',
              invoke: {
                id: 'runTrailer',
                src: 'runTrailer',
                input: ({ context }) => ({ trailer: context.trailer }),
              },
              on: { 'trailer.ended': 'still', 'trailer.failed': 'still' },
              initial: 'loading',
              states: {
                loading: {
                  description: 'The picture is shown until the trailer plays.',
                  on: { 'trailer.playing': 'playing' },
                },
                playing: { description: 'The trailer covers the picture.' },
              },
            },
            still: { description: 'The picture is shown, and no trailer.' },
          },
        },
      },
    },
    dismissed: {
      description: 'The preview was closed, and stays so until the card is left.',
    },
  },
});
