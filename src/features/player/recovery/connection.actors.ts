import { fromCallback } from 'xstate';
import { connectionMachine } from '../../../../machines/connection.machine';
import { watchNetworkChange } from '../../../lib/network';
import { provideActors } from '../../../lib/provide-actors';
import { report } from '../report';

export const connectionLogic = provideActors(connectionMachine, {
  actors: {
    watchNetwork: fromCallback(({ sendBack }) =>
      watchNetworkChange((isThere) =>
        sendBack({ type: isThere ? 'network.returned' : 'network.left' }),
      ),
    ),
  },
  actions: { reconnectMedia: (scope) => report(scope, { type: 'reconnection.requested' }) },
});
