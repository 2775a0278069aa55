import { deskActMachine } from '../../machines/desk-act.machine';
import { describeFlow, failures } from '../test-paths/flow';

const isOvertaken = { ...failures.rejected, status: 409 };

export const deskActFlow = describeFlow({
  machine: deskActMachine,
  guards: {
    isGrave: 'The action cannot be undone.',
    isOvertaken: 'Another operator acted first, or the entry is gone.',
    isOutcomeOpen: 'No answer arrived, or none that says whether the action was performed.',
  },
  actions: {
    noteReason: 'Remembers why the action was not performed.',
    forgetReason: 'Forgets why the last action was not performed.',
    announceDone: 'Announces that the action was performed.',
    announceOutdated: 'Makes the page reload its data.',
  },
  inputs: [{ isGrave: false }, { isGrave: true }],
  events: {},
  outputs: { perform: [undefined] },
  failures: [failures.network, failures.rejected, isOvertaken],
});
