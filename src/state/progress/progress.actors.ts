import { fromCallback } from 'xstate';
import type { Failure } from '../../../contract/failure';
import { progressMachine } from '../../../machines/progress.machine';
import { callProvider } from '../../api/client';
import { createFlow } from '../../lib/flow';
import { provideActors } from '../../lib/provide-actors';
import { tabStorage } from '../../lib/storage';
import { isMember, memberEmail, session } from '../session.actors';
import { recoverPosition } from './last-position';
import {
  dropForgotten,
  noteSent,
  takeProvidersList,
  unsentPositions,
  watchUnsent,
} from './positions';

const WITHOUT = 'fin.progress-unknown';

const progressLogic = provideActors(progressMachine, {
  actors: {
    // Needs no cleanup, since it runs until the page unloads.
    watchPositions: fromCallback(({ sendBack }) => {
      watchUnsent((isUrgent) => sendBack({ type: 'position.changed', isUrgent }));
      session.on('person.changed', () => sendBack({ type: 'person.changed', ...personNow() }));
      window.addEventListener('pagehide', () => sendBack({ type: 'page.left' }));
    }),
    async readProgress({ signal }) {
      const askedAt = Date.now();
      takeProvidersList(await callProvider('progress', { signal }), askedAt);
      return { hasUnsent: unsentPositions().length > 0 };
    },
    async sendProgress() {
      const person = memberEmail();
      for (const entry of unsentPositions()) {
        if (memberEmail() !== person) return;
        const { titleId, position, duration, isForgotten } = entry;
        const payload = isForgotten
          ? ({ entertainment_id: titleId, forget: 'title' } as const)
          : { entertainment_id: titleId, position, duration };
        await callProvider('saveProgress', { payload, keepalive: true }).catch(passOverRefused);
        noteSent([entry]);
      }
    },
  },
  actions: {
    noteProviderWithout() {
      tabStorage.write(WITHOUT, true);
      dropForgotten();
    },
  },
});

export function startProgress(): void {
  // Starts the chart only after a position lost in a crash is restored, so that the chart merges it
  // with the provider's list.
  void recoverPosition().finally(() => createFlow(progressLogic, 'Progress', personNow()).start());
}

function personNow() {
  return {
    isMember: isMember(),
    isProviderWithout: tabStorage.read(WITHOUT) === true,
  };
}

function passOverRefused(error: unknown) {
  if ((error as Partial<Failure>).status !== 422) throw error;
}
