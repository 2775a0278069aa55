import { patienceMachine } from '../../../../machines/patience.machine';
import { provideActors } from '../../../lib/provide-actors';
import { report } from '../report';

export const patienceLogic = provideActors(patienceMachine, {
  actors: {},
  actions: { reconnectMedia: (scope) => report(scope, { type: 'reconnection.requested' }) },
});
