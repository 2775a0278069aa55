import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type RecoveryInput, recoveryMachine } from '../../machines/recovery.machine';
import { describeFlow } from '../test-paths/flow';

export function film(linkCount: number): RecoveryInput {
  return { titleId: '7', linkCount, owner: null };
}

export const fresh = {
  videoLinks: [
    { type: 'hls', url: 'https://video.example/1?token=new' },
    { type: 'mp4', url: 'https://video.example/2?token=new' },
  ],
  trailer: null,
};

const files = [1, 2].map((at) => ({ type: 'mp4', url: `/media/streams/${at}.mp4` }));

export const refused = { kind: 'forbidden', detail: '403' } as const;
export const missing = { kind: 'missing', detail: '404' } as const;

export const recoveryFlow = describeFlow({
  machine: recoveryMachine,
  guards: {
    mayRenew: "The video's link has expired, and new addresses were not requested yet.",
    hasOtherSource: 'The film has a source that has not failed.',
  },
  actions: {
    noteSource: 'Remembers which source is on the page.',
    noteFailure: 'Remembers which source has failed, and why.',
    forgetFailures: 'Lets every source be tried again.',
    noteAddresses:
      'Remembers that the addresses are new, and lets the expired ones be tried again.',
    replaceSource: 'Makes another source continue at the same second.',
    renewAddresses: 'Makes the video continue from its new address.',
    giveUp: 'Notifies the player that no source can be played.',
  },
  inputs: [film(1), film(2)],
  events: {
    'media.mounted': [{ link: 0 }, { link: null }],
    'media.failed': [{ failure: refused }, { failure: missing }],
  },
  outputs: { readAddresses: [fresh] },
  isFarEnough: ({ context }) => context.failures.length > 2,
  site: {
    cases: {
      outputs: {
        readAddresses: [
          { videoLinks: files, trailer: { type: 'mp4', url: '/media/streams/trailer.mp4' } },
        ],
      },
    },
    follows: { 'media.mounted': nextSource },
    isPossible({ type, link }, { value, context }) {
      if (type === 'media.failed') return context.link !== null;
      if (type !== 'media.mounted') return true;
      if (value === 'givenUp' || value === 'renewing') return link === null;
      return value === 'untroubled' && link === 0 && context.link === null;
    },
  },
});

function nextSource({ type }: AnyEventObject, { value, context }: AnyMachineSnapshot) {
  const isUntroubled = value === 'untroubled';
  if (type === 'retry.requested') return { link: context.link === null ? null : 0 };
  if (type === 'xstate.done.actor.readAddresses') return { link: context.link };
  if (!isUntroubled || !['media.failed', 'xstate.error.actor.readAddresses'].includes(type)) {
    return null;
  }
  const failed = context.failures.map(({ link }: { link: number }) => link);
  return { link: failed.includes(0) ? (failed.includes(1) ? 2 : 1) : 0 };
}
