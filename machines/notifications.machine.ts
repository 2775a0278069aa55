/** Toasts (spec §9). The chart knows messages by id only, since texts may contain personal data. */
import { assign, fromCallback, fromPromise, setup } from 'xstate';

const SHOWN_FOR = 5_000;
/**
 * Limits memory: beyond this number, the oldest ids are dropped from `open`, with their texts.
 * A toast that is on screen stays there. A message that is dropped while the toast library loads is
 * never shown.
 */
export const OPEN_AT_MOST = 20;

export const notificationsMachine = setup({
  types: {
    context: {} as { open: number[] },
    events: {} as
      /** An open message keeps its id if it is raised again with the same tone and text. */
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
  description: 'Short messages that report a result, and disappear after a while.',
  context: { open: [] },
  invoke: { id: 'watchNotifications', src: 'watchNotifications' },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No message has been raised yet.',
      on: {
        'notification.raised': {
          target: 'fetching',
          actions: { type: 'noteOpen', params: ({ event }) => event },
        },
      },
    },
    fetching: {
      description: 'The toast library is loading, and messages wait for it.',
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
            description: 'A message that is still shown is announced again, for another 5 s.',
            guard: { type: 'isOpen', params: ({ event }) => event },
            actions: [
              { type: 'noteOpen', params: ({ event }) => event },
              { type: 'renewToast', params: ({ event }) => event },
            ],
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
        'toast.closed': {
          description: 'A toast closes.',
          actions: { type: 'noteClosed', params: ({ event }) => event },
        },
      },
    },
    plain: {
      description: 'The toast library could not be loaded.',
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
          description: 'The latest message is shown in a plain box for 5 s.',
          after: {
            SHOWN_FOR: {
              description: 'The message disappears after 5 s.',
              target: 'closed',
              meta: { rules: ['9.toasts'] },
            },
          },
        },
        closed: { description: 'No message is shown.', entry: 'closeAll' },
      },
    },
  },
});
