import { recoveryMachine } from '../../../../machines/recovery.machine';
import { callProvider } from '../../../api/client';
import { provideActors } from '../../../lib/provide-actors';
import { report } from '../report';

export const recoveryLogic = provideActors(recoveryMachine, {
  actors: {
    async readAddresses({ input, signal }) {
      const details = await callProvider('titleDetails', { params: { id: input.titleId }, signal });
      const { video_links, trailer_url, trailer_url_type } = details;
      return {
        videoLinks: video_links,
        trailer: trailer_url ? { url: trailer_url, type: trailer_url_type } : null,
      };
    },
  },
  actions: {
    replaceSource: (scope, { link }) => report(scope, { type: 'source.replaced', link }),
    renewAddresses: (scope, { addresses }) =>
      report(scope, { type: 'addresses.renewed', addresses }),
    giveUp: (scope) => report(scope, { type: 'video.failed' }),
  },
  logAs: () => 'fresh addresses of a video',
});
