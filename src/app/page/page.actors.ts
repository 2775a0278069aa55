import { fromCallback } from 'xstate';
import { pageMachine } from '../../../machines/page.machine';
import { isOffline } from '../../lib/network';
import { provideActors } from '../../lib/provide-actors';
import { tabStorage } from '../../lib/storage';
import { watchNetwork } from '../../state/network-return';
import { isMember, session } from '../../state/session.actors';
import { pages } from '../routes';

const RELOADED = 'fin.reloaded';

export const pageLogic = provideActors(pageMachine, {
  actors: {
    watchPerson: fromCallback(({ sendBack }) => {
      const report = () => {
        sendBack({ type: isMember() ? 'member.arrived' : 'member.left' });
      };
      report();
      const person = session.on('person.changed', report);
      return () => person.unsubscribe();
    }),
    async loadScreen({ input: { path } }) {
      const page = pages().find((it) => it.path === path);
      await page?.load();
    },
    tryReload: fromCallback(({ sendBack }) => {
      // Reload only if storage can record it; otherwise, a reload loop could not be detected.
      const mayReload =
        !isOffline() && tabStorage.read(RELOADED) === null && tabStorage.write(RELOADED, true);
      if (mayReload) reload();
      else sendBack({ type: 'reload.refused', isOffline: isOffline() });
    }),
    watchNetwork,
  },
  actions: { reload, forgetReload: () => tabStorage.remove(RELOADED) },
  logAs: () => 'This page broke',
});

function reload() {
  window.location.reload();
}
