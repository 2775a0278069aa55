import { fromCallback } from 'xstate';
import { accountMachine } from '../../../machines/account.machine';
import { holdNavigation } from '../../lib/held-navigation';
import { provideActors } from '../../lib/provide-actors';
import { session } from '../../state/session.actors';

export const accountLogic = provideActors(accountMachine, {
  actors: {
    holdNavigation: fromCallback(({ receive, sendBack }) => {
      let goOn: (() => void) | null = null;
      const stopHolding = holdNavigation((go) => {
        if (!session.getSnapshot().matches('member')) return false;
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
