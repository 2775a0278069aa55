import { fromCallback } from 'xstate';
import { watchNetworkReturn } from '../lib/network';

/** Tells a chart each time the network is back. */
export const watchNetwork = fromCallback(({ sendBack }) =>
  watchNetworkReturn(() => sendBack({ type: 'network.returned' })),
);
