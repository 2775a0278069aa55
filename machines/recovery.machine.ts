/**
 * Recovers a failed video, in any player.
 * A first `forbidden` failure may mean an expired address, so new addresses are requested.
 * After any other failure, or without new addresses, a film continues from a source that has not
 * failed, if one is left.
 * After a minute without failures, forgets all failures, unless recovery has given up.
 * Reports each decision to its owner, `player`.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { VideoLink } from '../contract/entities';

type Failure = {
  kind: 'network' | 'missing' | 'forbidden' | 'format' | 'unknown';
  /** A technical reason in English, shown under "Details for support". */
  detail: string;
};
export type RecoveryInput = {
  titleId: string;
  linkCount: number;
  owner: { send(event: { type: string }): void } | null;
};
type Addresses = { videoLinks: readonly VideoLink[]; trailer: VideoLink | null };
type Context = RecoveryInput & {
  link: number | null;
  failures: (Failure & { link: number | null })[];
  isRenewed: boolean;
};

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
  description: 'Recovers a failed video, from another source or a new address.',
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
          description: 'Every source may be tried again after a minute without a failure.',
          actions: 'forgetFailures',
        },
      },
      on: {
        'media.failed': [
          {
            description: "The video's link has expired: a new one is requested, once.",
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
      description: "The title's details load again, to get new addresses.",
      on: {
        'media.mounted': {
          description: 'The viewer chooses another video, which may play without new addresses.',
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
        onError: {
          description: 'New addresses cannot be loaded: another source is tried.',
          target: 'choosing',
        },
      },
    },
    choosing: {
      description: 'A source has failed; looks for another one.',
      always: [
        {
          description: 'A source fails: the next one continues at the same second.',
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
          description: 'The viewer presses Try again: the first source plays.',
          target: 'untroubled',
          actions: ['forgetFailures', { type: 'replaceSource', params: { link: 0 } }],
        },
        'media.mounted': {
          description: 'The viewer chooses another video.',
          target: 'untroubled',
          actions: [{ type: 'noteSource', params: ({ event }) => event }, 'forgetFailures'],
        },
      },
    },
  },
});
