/**
 * An operator does something at the desk: answers a submission, ends a subscription, deletes a member. What cannot be
 * undone is asked about first. Fields keep what was typed until the provider has done it.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const deskActMachine = setup({
  types: {
    input: {} as {
      /** Whether the operator is asked first. */
      isGrave: boolean;
    },
    context: {} as {
      isGrave: boolean;
      /** Why it was not done, in the provider's words; `null` where it has said nothing. */
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
  description: 'An operator does something at the desk.',
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
        idle: { description: 'Nothing was done yet.' },
        done: { description: 'It was done, and the page says so.' },
        refused: {
          description: 'The provider has refused it, and the page says why.',
          on: { 'notice.closed': 'idle' },
        },
        overtaken: {
          description:
            'Another operator was first, or it is gone: the page shows what is there now.',
          on: { 'notice.closed': 'idle' },
        },
        unsure: {
          description:
            'No answer came, so it may have been done: the page shows what is there now.',
          on: { 'notice.closed': 'idle' },
        },
      },
    },
    confirming: {
      description: 'The operator is asked whether it is meant, and what is lost.',
      on: { 'act.confirmed': 'performing', 'act.declined': 'ready' },
    },
    performing: {
      description: 'The provider does it.',
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
