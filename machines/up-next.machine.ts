import { assign, setup } from 'xstate';

type Owner = { send(event: { type: string }): void } | null;

export const upNextMachine = setup({
  types: {
    input: {} as { nextId: string | null; owner: Owner },
    context: {} as {
      owner: Owner;
      nextId: string | null;
      secondsLeft: number | null;
    },
    events: {} as
      /** `isWanted`: Up Next is on, and autoplay allowed (no reduced motion, data saver or 2G). */
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
  description:
    "Offers the show's next episode or a similar title at the end of a film, and plays it.",
  context: ({ input }) => ({ ...input, secondsLeft: null }),
  initial: 'watching',
  states: {
    watching: {
      description: 'The film is not near its end, or is not playing.',
      on: {
        'end.approached': {
          guard: { type: 'mayOffer', params: ({ event }) => event },
          target: 'offering.beforeEnd',
          actions: { type: 'noteTime', params: ({ event }) => event },
        },
        'film.ended': {
          description: 'The film ends, and a card offers the next title.',
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
        'next.pressed': {
          description: 'The viewer accepts the offer: the next title opens at once.',
          target: 'goingOn',
        },
        'offer.cancelled': 'declined',
        'offers.refused': { target: 'declined', actions: 'turnOff' },
        'end.left': 'watching',
      },
      states: {
        beforeEnd: {
          description: 'The film is in its last ten seconds.',
          on: {
            'end.approached': { actions: { type: 'noteTime', params: ({ event }) => event } },
          },
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The offer has just appeared, too recently to be declined.',
              after: { TIME_TO_REFUSE: 'seen' },
              on: { 'film.ended': { target: '#upNext.offering.atEnd', actions: 'forgetTime' } },
            },
            seen: {
              description:
                'The viewer had time to decline, so the next title plays when the film ends.',
              on: {
                'film.ended': {
                  description:
                    'The film ends without the offer being declined: the next title opens.',
                  target: '#upNext.goingOn',
                },
              },
            },
          },
        },
        atEnd: {
          description: 'The film is over, and the next title plays in ten seconds.',
          after: {
            COUNTDOWN: {
              description: 'The viewer lets the countdown end: the next title opens.',
              target: '#upNext.goingOn',
            },
          },
        },
      },
    },
    declined: {
      description: 'The offer was declined, and appears again only if the viewer rewinds.',
      on: { 'end.left': 'watching' },
    },
    goingOn: {
      description: "The next title's page opens and plays it.",
      meta: { end: 'The page is left.' },
      entry: {
        type: 'openTitle',
        params: ({ context }) => ({ titleId: context.nextId ?? '' }),
      },
    },
  },
});
