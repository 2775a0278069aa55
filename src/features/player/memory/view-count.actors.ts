import { viewCountMachine } from '../../../../machines/view-count.machine';
import { callProvider } from '../../../api/client';
import { CallFailure } from '../../../api/failure';
import { provideActors } from '../../../lib/provide-actors';
import { tabStorage } from '../../../lib/storage';

const WITHOUT = 'fin.views-unknown';

export const viewCountLogic = provideActors(viewCountMachine, {
  actors: {
    // Ignores the abort signal: the view counts even if the viewer leaves the page.
    async countView({ input: { titleId } }) {
      if (tabStorage.read(WITHOUT) === true) return;
      try {
        await callProvider('countView', {
          payload: { entertainment_id: titleId },
          keepalive: true,
        });
      } catch (error) {
        if (error instanceof CallFailure && error.kind === 'absent')
          tabStorage.write(WITHOUT, true);
        throw error;
      }
    },
  },
});
