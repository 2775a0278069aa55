import { fromCallback } from 'xstate';
import { accountMachine } from '../../../machines/account.machine';
import { readSession } from '../../api/session-store';
import { holdNavigation } from '../../lib/held-navigation';
import { provideActors } from '../../lib/provide-actors';

export const accountLogic = provideActors(accountMachine, {
  actors: {
    holdNavigation: fromCallback(({ receive, sendBack }) => {
      let goOn: (() => void) | null = null;
      const stopHolding = holdNavigation((go) => {
        if (!readSession().isSignedIn) return false;
        goOn = go;
        sendBack({ type: 'leave.requested' });
        return true;
      });
      const askInBrowser = (event: Event) => event.preventDefault();
      window.addEventListener('beforeunload', askInBrowser);
      const stop = () => {
        stopHolding();
        window.removeEventListener('beforeunload', askInBrowser);
      };
      receive(() => {
        stop();
        goOn?.();
      });
      return stop;
    }),
  },
});
