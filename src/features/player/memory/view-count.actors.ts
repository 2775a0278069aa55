import { viewCountMachine } from '../../../../machines/view-count.machine';
import { callProvider } from '../../../api/client';
import { CallFailure } from '../../../api/failure';
import { provideActors } from '../../../lib/provide-actors';

/** Until the page is reloaded. */
let isProviderWithout = false;

export const viewCountLogic = provideActors(viewCountMachine, {
  actors: {
    // Never aborted: the call outlives the page.
    async countView({ input: { titleId } }) {
      if (isProviderWithout) return;
      try {
        await callProvider('countView', {
          payload: { entertainment_id: titleId },
          isLasting: true,
        });
      } catch (error) {
        isProviderWithout = error instanceof CallFailure && error.kind === 'absent';
        throw error;
      }
    },
  },
});
