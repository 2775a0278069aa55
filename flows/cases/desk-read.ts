import { deskReadMachine } from '../../machines/desk-read.machine';
import { describeFlow, failures } from '../test-paths/flow';

const isGone = { ...failures.rejected, status: 404 };

export const deskReadFlow = describeFlow({
  machine: deskReadMachine,
  guards: {
    isEmpty: 'The list has no entries.',
    isGone: 'The entry no longer exists.',
  },
  actions: {
    noteAddress: 'Remembers the requested address.',
    noteTotal: 'Remembers how many entries there are.',
    noteReason: 'Remembers why the data could not be loaded.',
  },
  inputs: [{ address: 'log' }, { address: 'tokens' }],
  events: { 'address.changed': [{ address: 'log?search=rui' }, { address: 'log?search=asha' }] },
  outputs: { read: [{ total: 0 }, { total: 2 }] },
  failures: [failures.network, failures.rejected, isGone],
  site: {
    isPossible: ({ type, address }, { context }) => {
      const isLog = context.address.startsWith('log');
      if (type === 'address.changed') return isLog && address !== context.address;
      return type !== 'refresh.requested' || !isLog;
    },
  },
});
