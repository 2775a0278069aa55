import { fromCallback } from 'xstate';
import { watchNetworkReturn } from '../lib/network';

export const watchNetwork = fromCallback(({ sendBack }) =>
  watchNetworkReturn(() => sendBack({ type: 'network.returned' })),
);
