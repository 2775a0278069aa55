import { deskActMachine } from '../../machines/desk-act.machine';
import { describeFlow, failures } from '../walk/flow';

const isOvertaken = { ...failures.rejected, status: 409 };

export const deskActFlow = describeFlow({
  machine: deskActMachine,
  guards: {
    isGrave: 'It cannot be undone.',
    isOvertaken: 'Another operator was first, or what it is about is gone.',
    isOutcomeOpen: 'No answer came, or none that says whether it was done.',
  },
  actions: {
    noteReason: 'Remembers why it was not done.',
    forgetReason: 'Forgets why it was not done before.',
    announceDone: 'Says that it was done.',
    announceOutdated: 'Has the page read again what it shows.',
  },
  inputs: [{ isGrave: false }, { isGrave: true }],
  events: {},
  outputs: { perform: [undefined] },
  failures: [failures.network, failures.rejected, isOvertaken],
});
