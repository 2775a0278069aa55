/**
 * Toasts (spec §9): each message stands at the top right for 5 s. One that is raised again while it is
 * shown is said anew, and its time begins again.
 *
 * The toast library is fetched with the first message, which waits for it, as do those raised meanwhile.
 * Where it can't be fetched, as without a network, the latest message is shown in a plain box.
 *
 * The chart knows messages by id: a provider's words may name a person. Their texts are kept beside it.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';

const SHOWN_FOR = 5_000;
/** The oldest are forgotten; a toast that is shown stays until its time is over. */
const OPEN_AT_MOST = 20;

export const notificationsMachine = setup({
  types: {
    /** `open`: the messages that were raised and not closed yet, the latest last. */
    context: {} as { open: number[] },
    events: {} as
      /** Messages of the same tone and words have the same id while one of them is open. */
      { type: 'notification.raised'; id: number } | { type: 'toast.closed'; id: number },
  },
  actors: {
    watchNotifications: fromCallback(() => {
      throw new Error('not supplied');
    }),
    fetchLibrary: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteOpen: assign(({ context }, params: { id: number }) => ({
      open: [...context.open.filter((it) => it !== params.id), params.id].slice(-OPEN_AT_MOST),
    })),
    noteClosed: assign(({ context }, params: { id: number }) => ({
      open: context.open.filter((it) => it !== params.id),
    })),
    closeAll: assign({ open: [] }),
    /** `duration` in milliseconds. */
    showToasts: (_, _params: { ids: number[]; duration: number }) => {
      throw new Error('not supplied');
    },
    renewToast: (_, _params: { id: number }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    isOpen: ({ context }, params: { id: number }) => context.open.includes(params.id),
  },
  delays: { SHOWN_FOR },
}).createMachine({
  id: 'notifications',
  description: 'Messages that say how something went, and leave by themselves.',
  context: { open: [] },
  invoke: { id: 'watchNotifications', src: 'watchNotifications' },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'Nothing has been said yet.',
      on: {
        'notification.raised': {
          target: 'fetching',
          actions: { type: 'noteOpen', params: ({ event }) => event },
        },
      },
    },
    fetching: {
      description: 'The toast library is on its way, and what is raised waits for it.',
      on: {
        'notification.raised': { actions: { type: 'noteOpen', params: ({ event }) => event } },
      },
      invoke: {
        id: 'fetchLibrary',
        src: 'fetchLibrary',
        onDone: 'toasting',
        onError: 'plain',
      },
    },
    toasting: {
      description: 'Messages are shown as toasts, each for 5 s.',
      meta: { end: 'The library stays as long as the page.', rules: ['9.toasts'] },
      entry: {
        type: 'showToasts',
        params: ({ context }) => ({ ids: context.open, duration: SHOWN_FOR }),
      },
      on: {
        'notification.raised': [
          {
            description: 'A message that is still shown is said anew, and its time begins again.',
            guard: { type: 'isOpen', params: ({ event }) => event },
            actions: { type: 'renewToast', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'noteOpen', params: ({ event }) => event },
              {
                type: 'showToasts',
                params: ({ event }) => ({ ids: [event.id], duration: SHOWN_FOR }),
              },
            ],
          },
        ],
        'toast.closed': { actions: { type: 'noteClosed', params: ({ event }) => event } },
      },
    },
    plain: {
      description: 'The toast library could not be fetched.',
      initial: 'shown',
      on: {
        'notification.raised': {
          target: '.shown',
          reenter: true,
          actions: { type: 'noteOpen', params: ({ event }) => event },
        },
      },
      states: {
        shown: {
          description: 'The latest message stands in a plain box for 5 s.',
          after: { SHOWN_FOR: { target: 'closed', meta: { rules: ['9.toasts'] } } },
        },
        closed: { description: 'No message is shown.', entry: 'closeAll' },
      },
    },
  },
});
