/**
 * What follows a film: a card offers a similar title, ten seconds before the end, or at the end where its time is not
 * known or the viewer went there. The title then plays by itself, unless the offer is declined. Nothing is offered to
 * viewers who have turned it off, and nothing that was played in this tab.
 */
import { assign, setup } from 'xstate';

type Owner = { send(event: { type: string }): void } | null;

export const upNextMachine = setup({
  types: {
    /** `nextId`: a title like this one, not seen in this sitting; `null` for none. */
    input: {} as { nextId: string | null; owner: Owner },
    context: {} as {
      owner: Owner;
      nextId: string | null;
      /** Whole seconds until the film ends; `null` where the time is not known. */
      secondsLeft: number | null;
    },
    events: {} as
      /** `isWanted`: not turned off, here or in the system. */
        | { type: 'end.approached'; secondsLeft: number; isWanted: boolean }
        | { type: 'end.left' }
        | { type: 'film.ended'; isWanted: boolean }
        | { type: 'next.pressed' | 'offer.cancelled' | 'offers.refused' },
  },
  actions: {
    noteTime: assign((_, params: { secondsLeft: number }) => ({
      secondsLeft: params.secondsLeft,
    })),
    forgetTime: assign({ secondsLeft: null }),
    openTitle: (_, _params: { titleId: string }) => {
      throw new Error('not supplied');
    },
    /** On this device, until it is turned on again. */
    turnOff: () => {
      throw new Error('not supplied');
    },
  },
  guards: {
    mayOffer: ({ context }, params: { isWanted: boolean }) =>
      params.isWanted && context.nextId !== null,
  },
  delays: {
    COUNTDOWN: 10_000,
    TIME_TO_REFUSE: 3_000,
  },
}).createMachine({
  id: 'upNext',
  description: 'At the end of a film a title that is like it is offered, and plays by itself.',
  context: ({ input }) => ({ ...input, secondsLeft: null }),
  initial: 'watching',
  states: {
    watching: {
      description: 'The film is not near its end, or does not play.',
      on: {
        'end.approached': {
          guard: { type: 'mayOffer', params: ({ event }) => event },
          target: 'offering.beforeEnd',
          actions: { type: 'noteTime', params: ({ event }) => event },
        },
        'film.ended': {
          description: 'Where the time was not known, the offer comes at the end.',
          guard: { type: 'mayOffer', params: ({ event }) => event },
          target: 'offering.atEnd',
          actions: 'forgetTime',
        },
      },
    },
    offering: {
      description: 'A card offers the next title.',
      initial: 'beforeEnd',
      on: {
        'next.pressed': 'goingOn',
        'offer.cancelled': 'declined',
        'offers.refused': { target: 'declined', actions: 'turnOff' },
        'end.left': 'watching',
      },
      states: {
        beforeEnd: {
          description: 'The film plays its last ten seconds.',
          on: {
            'end.approached': { actions: { type: 'noteTime', params: ({ event }) => event } },
          },
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The offer has just come, and could not be refused yet.',
              after: { TIME_TO_REFUSE: 'seen' },
              on: { 'film.ended': { target: '#upNext.offering.atEnd', actions: 'forgetTime' } },
            },
            seen: {
              description:
                'An offer that was not refused goes on to the next title when the film is over.',
              on: { 'film.ended': '#upNext.goingOn' },
            },
          },
        },
        atEnd: {
          description: 'The film is over, and the next one plays in ten seconds.',
          after: { COUNTDOWN: '#upNext.goingOn' },
        },
      },
    },
    declined: {
      description: 'The offer was declined, and comes again only if the film is gone back in.',
      on: { 'end.left': 'watching' },
    },
    goingOn: {
      description: 'The page of the next title opens, and plays it.',
      meta: { end: 'The page is left.' },
      entry: {
        type: 'openTitle',
        params: ({ context }) => ({ titleId: context.nextId ?? '' }),
      },
    },
  },
});
