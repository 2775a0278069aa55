import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const deskActMachine = setup({
  types: {
    input: {} as {
      isGrave: boolean;
    },
    context: {} as {
      isGrave: boolean;
      reason: string | null;
    },
    events: {} as
      | { type: 'act.requested' }
      | { type: 'act.confirmed' }
      | { type: 'act.declined' }
      | { type: 'notice.closed' },
    emitted: {} as { type: 'entry.outdated' } | { type: 'act.done' },
    tags: {} as 'busy',
  },
  actors: {
    perform: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteReason: assign((_, params: { error: unknown }) => ({
      reason: (params.error as Failure).reason,
    })),
    forgetReason: assign({ reason: null }),
    announceDone: emit({ type: 'act.done' }),
    announceOutdated: emit({ type: 'entry.outdated' }),
  },
  guards: {
    isGrave: ({ context }) => context.isGrave,
    isOvertaken: (_, params: { error: unknown }) =>
      [404, 409].includes((params.error as Failure).status ?? 0),
    isOutcomeOpen: (_, params: { error: unknown }) => {
      const { kind, status } = params.error as Failure;
      return ['network', 'timeout', 'unreadable'].includes(kind) || (status ?? 0) >= 500;
    },
  },
}).createMachine({
  id: 'deskAct',
  description: 'An operator performs an action at the desk.',
  context: ({ input }) => ({ isGrave: input.isGrave, reason: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The button can be pressed.',
      on: {
        'act.requested': [{ guard: 'isGrave', target: 'confirming' }, { target: 'performing' }],
      },
      initial: 'idle',
      states: {
        idle: { description: 'No action was performed yet.' },
        done: { description: 'The action was performed, and the page says so.' },
        refused: {
          description: 'The provider refused the action, and the page says why.',
          on: { 'notice.closed': 'idle' },
        },
        overtaken: {
          description:
            'Another operator acted first, or the entry is gone: the page shows the current state.',
          on: {
            'notice.closed': {
              description: 'The operator closes the notice that the entry has changed.',
              target: 'idle',
            },
          },
        },
        unsure: {
          description:
            'No answer arrived, so the action may have been performed: the page shows the current state.',
          on: { 'notice.closed': 'idle' },
        },
      },
    },
    confirming: {
      description: 'The operator is asked to confirm, and sees what will be lost.',
      on: {
        'act.confirmed': 'performing',
        'act.declined': {
          description: 'The operator declines: nothing is performed.',
          target: 'ready',
        },
      },
    },
    performing: {
      description: 'The provider performs the action.',
      tags: 'busy',
      entry: 'forgetReason',
      invoke: {
        id: 'perform',
        src: 'perform',
        onDone: { target: 'ready.done', actions: ['announceDone', 'announceOutdated'] },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event },
            target: 'ready.overtaken',
            actions: [{ type: 'noteReason', params: ({ event }) => event }, 'announceOutdated'],
          },
          {
            guard: { type: 'isOutcomeOpen', params: ({ event }) => event },
            target: 'ready.unsure',
            actions: 'announceOutdated',
          },
          {
            target: 'ready.refused',
            actions: { type: 'noteReason', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
