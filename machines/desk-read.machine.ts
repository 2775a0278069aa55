/**
 * A list or an entry of the desk is read. What was read stays on the screen while it is read again, when the operator
 * turns the page or an act has changed it. The chart knows the address; the answer is kept beside it.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const deskReadMachine = setup({
  types: {
    input: {} as { address: string },
    context: {} as {
      /** What is asked for, as in `submissions?page=2`. */
      address: string;
      /** How many entries there are; `null` before the first answer. */
      total: number | null;
      /** Why the last read failed, in the provider's words; `null` where it has said nothing. */
      reason: string | null;
    },
    events: {} as
      | { type: 'address.changed'; address: string }
      | { type: 'refresh.requested' }
      | { type: 'retry.requested' },
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<{ total: number }, { address: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteAddress: assign((_, params: { address: string }) => ({ address: params.address })),
    noteTotal: assign((_, params: { total: number }) => ({ total: params.total, reason: null })),
    noteReason: assign((_, params: { error: unknown }) => ({
      reason: (params.error as Failure).reason,
    })),
  },
  guards: {
    isEmpty: (_, params: { total: number }) => params.total === 0,
    isGone: (_, params: { error: unknown }) => (params.error as Failure).status === 404,
  },
}).createMachine({
  id: 'deskRead',
  description: 'A list or an entry of the desk is read.',
  context: ({ input }) => ({ address: input.address, total: null, reason: null }),
  initial: 'reading',
  on: {
    'address.changed': {
      description: 'The operator turns the page, searches, or opens another entry.',
      target: '.reading',
      reenter: true,
      actions: { type: 'noteAddress', params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      description: 'The provider is asked; an earlier answer stays on the screen.',
      tags: 'busy',
      on: {
        'refresh.requested': {
          description: 'An act may have changed what is being read.',
          target: 'reading',
          reenter: true,
        },
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'noteTotal', params: ({ event }) => event.output },
          },
          {
            target: 'shown',
            actions: { type: 'noteTotal', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
          {
            target: 'failed',
            actions: { type: 'noteReason', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      description: 'The answer is on the screen.',
      on: { 'refresh.requested': 'reading' },
    },
    empty: {
      description: 'The list has no entries, and the page says so.',
      on: { 'refresh.requested': 'reading' },
    },
    gone: {
      description: 'What was opened is no longer there, and the page says so.',
      on: { 'refresh.requested': 'reading' },
    },
    failed: {
      description: 'It could not be read: the page says why, and offers to try again.',
      on: { 'retry.requested': 'reading', 'refresh.requested': 'reading' },
    },
  },
});
