import { type RecoveryInput, recoveryMachine } from '../../machines/recovery.machine';
import { describeFlow } from '../walk/flow';

export function film(linkCount: number): RecoveryInput {
  return { titleId: '7', linkCount, owner: null };
}

/** A provider's answer with two sources, each at a new address. */
export const fresh = {
  videoLinks: [
    { type: 'hls', url: 'https://video.example/1?token=new' },
    { type: 'mp4', url: 'https://video.example/2?token=new' },
  ],
  trailer: null,
};

export const refused = { kind: 'forbidden', detail: '403' } as const;
export const missing = { kind: 'missing', detail: '404' } as const;

export const recoveryFlow = describeFlow({
  machine: recoveryMachine,
  guards: {
    mayRenew: "The address's token has run out, and fresh addresses were not read yet.",
    hasOtherSource: 'The film has a source that has not failed.',
  },
  actions: {
    noteSource: 'Remembers which source is on the page.',
    noteFailure: 'Remembers which source has failed, and why.',
    forgetFailures: 'Lets every source be tried again.',
    noteAddresses:
      'Remembers that the addresses are fresh, and lets those be tried whose token had run out.',
    replaceSource: 'Makes another source play at the same second.',
    renewAddresses: 'Makes the video play on from its fresh address.',
    giveUp: 'Tells the player that no source can be played.',
  },
  inputs: [film(1), film(2)],
  events: {
    'media.mounted': [{ link: 0 }, { link: null }],
    'media.failed': [{ failure: refused }, { failure: missing }],
  },
  outputs: { readAddresses: [fresh] },
  isFarEnough: ({ context }) => context.failures.length > 2,
});
