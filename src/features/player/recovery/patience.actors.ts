import { patienceMachine } from '../../../../machines/patience.machine';
import { provideActors } from '../../../lib/provide-actors';
import { reconnectMedia } from './reconnect-media';

export const patienceLogic = provideActors(patienceMachine, {
  actors: {},
  actions: { reconnectMedia },
});
