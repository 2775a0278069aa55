import { fromCallback } from 'xstate';
import { accountMachine } from '../../../machines/account.machine';
import { provideActors } from '../../lib/provide-actors';

export const accountLogic = provideActors(accountMachine, {
  actors: {
    askBeforeUnload: fromCallback(() => {
      const ask = (event: Event) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    }),
  },
});
