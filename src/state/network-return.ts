import { fromCallback } from 'xstate';
import { watchNetworkChange } from '../lib/network';

export const watchNetwork = fromCallback(({ sendBack }) =>
  watchNetworkChange((isThere) => isThere && sendBack({ type: 'network.returned' })),
);
