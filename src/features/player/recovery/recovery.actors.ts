import type { TitleDetails } from '../../../../contract/entities';
import { recoveryMachine } from '../../../../machines/recovery.machine';
import { callProvider } from '../../../api/client';
import { provideActors } from '../../../lib/provide-actors';
import { report } from '../report';

export const recoveryLogic = provideActors(recoveryMachine, {
  actors: {
    readAddresses: async ({ input, signal }) =>
      addressesOf(await callProvider('titleDetails', { params: { id: input.titleId }, signal })),
  },
  actions: {
    replaceSource: (scope, { link }) => report(scope, { type: 'source.replaced', link }),
    renewAddresses: (scope, { addresses }) =>
      report(scope, { type: 'addresses.renewed', addresses }),
    giveUp: (scope) => report(scope, { type: 'video.failed' }),
  },
  logAs: () => 'fresh addresses of a video',
});

export function addressesOf({ video_links, trailer_url, trailer_url_type }: TitleDetails) {
  return {
    videoLinks: video_links,
    trailer: trailer_url ? { url: trailer_url, type: trailer_url_type } : null,
  };
}
