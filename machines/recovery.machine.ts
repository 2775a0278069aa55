/**
 * What becomes of a video that fails, whatever plays it. It learns of the media's own events (`media.*`), and
 * reports what it decides to its owner, the `player`: another source is played, or none can be.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

type Failure = {
  kind: 'network' | 'missing' | 'forbidden' | 'format' | 'unknown';
  /** For support, not for the person. */
  detail: string;
};
export type RecoveryInput = {
  titleId: string;
  /** How many sources the film has. */
  linkCount: number;
  owner: { send(event: { type: string }): void } | null;
};
type Addresses = { videoLinks: readonly VideoLink[]; trailer: VideoLink | null };
type Context = RecoveryInput & {
  /** Index of the film's source that is on the page; `null` for the trailer, which has one. */
  link: number | null;
  /** What happened since the last minute without a failure, the latest last. */
  failures: (Failure & { link: number | null })[];
  /** The addresses were read again since then. */
  isRenewed: boolean;
};

/** The first of the film's sources that has not failed. */
function untriedSource({ linkCount, failures }: Context): number | undefined {
  const failed = new Set(failures.map(({ link }) => link));
  return Array.from({ length: linkCount }, (_, link) => link).find((link) => !failed.has(link));
}

export const recoveryMachine = setup({
  types: {
    input: {} as RecoveryInput,
    context: {} as Context,
    events: {} as
      | { type: 'media.mounted'; link: number | null }
      | { type: 'media.failed'; failure: Failure }
      | { type: 'retry.requested' },
  },
  actors: {
    readAddresses: fromPromise<Addresses, { titleId: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteSource: assign((_, params: { link: number | null }) => ({ link: params.link })),
    noteFailure: assign(({ context: { failures, link } }, params: { failure: Failure }) => ({
      failures: [...failures, { ...params.failure, link }],
    })),
    forgetFailures: assign({ failures: [], isRenewed: false }),
    /** A source whose token had run out has not failed at its fresh address. */
    noteAddresses: assign(({ context }, { addresses }: { addresses: Addresses }) => ({
      linkCount: addresses.videoLinks.length,
      failures: context.failures.filter(({ kind }) => kind !== 'forbidden'),
      isRenewed: true,
    })),
    replaceSource: (_, _params: { link: number }) => {
      throw new Error('not supplied');
    },
    renewAddresses: (_, _params: { addresses: Addresses }) => {
      throw new Error('not supplied');
    },
    giveUp: () => {
      throw new Error('not supplied');
    },
  },
  guards: {
    mayRenew: ({ context }, { failure }: { failure: Failure }) =>
      failure.kind === 'forbidden' && !context.isRenewed,
    hasOtherSource: ({ context }) => context.link !== null && untriedSource(context) !== undefined,
  },
  delays: {
    UNTROUBLED_TIME: 60_000,
  },
}).createMachine({
  id: 'recovery',
  description: 'A video that fails is brought back, from another source or at a fresh address.',
  context: ({ input }) => ({ ...input, link: null, failures: [], isRenewed: false }),
  initial: 'untroubled',
  on: {
    'media.mounted': { actions: { type: 'noteSource', params: ({ event }) => event } },
  },
  states: {
    untroubled: {
      description: 'The source on the page has not failed.',
      after: {
        UNTROUBLED_TIME: {
          description: 'After a minute without a failure each source may be tried again.',
          actions: 'forgetFailures',
        },
      },
      on: {
        'media.failed': [
          {
            description: 'A token that has run out is asked for again, once.',
            guard: { type: 'mayRenew', params: ({ event }) => event },
            target: 'renewing',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          {
            target: 'choosing',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    renewing: {
      description: 'The details are read again, for fresh addresses.',
      on: {
        'media.mounted': {
          description: 'Another video was chosen, which may play without them.',
          target: 'untroubled',
          actions: { type: 'noteSource', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'readAddresses',
        src: 'readAddresses',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: {
          target: 'untroubled',
          actions: [
            {
              type: 'noteAddresses',
              params: ({ event }) => ({ addresses: event.output }),
            },
            {
              type: 'renewAddresses',
              params: ({ event }) => ({ addresses: event.output }),
            },
          ],
        },
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'A source has failed, and another one is looked for.',
      always: [
        {
          description: 'The next source plays on at the same second.',
          guard: 'hasOtherSource',
          target: 'untroubled',
          actions: {
            type: 'replaceSource',
            params: ({ context }) => ({ link: untriedSource(context) ?? 0 }),
          },
        },
        { target: 'givenUp', actions: 'giveUp' },
      ],
    },
    givenUp: {
      description: 'No source can be played, and the page says why.',
      on: {
        'retry.requested': {
          description: 'Trying again truly begins again, from the first source.',
          target: 'untroubled',
          actions: ['forgetFailures', { type: 'replaceSource', params: { link: 0 } }],
        },
        'media.mounted': {
          description: 'Another video was chosen.',
          target: 'untroubled',
          actions: [{ type: 'noteSource', params: ({ event }) => event }, 'forgetFailures'],
        },
      },
    },
  },
});
