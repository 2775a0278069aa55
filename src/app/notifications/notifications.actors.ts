import { fromCallback } from 'xstate';
import { notificationsMachine, OPEN_AT_MOST } from '../../../machines/notifications.machine';
import { lazy } from '../../lib/lazy';
import { type Notification, watchNotifications } from '../../lib/notifications';
import { provideActors } from '../../lib/provide-actors';
import { isMember, session } from '../../state/session.actors';

interface Raised extends Notification {
  number: number;
}

const texts = new Map<number, Raised>();
const library = lazy(() => import('./toast-library'));

function keepText({ tone, message }: Notification, number: number): number {
  const same = [...texts].find(([, it]) => it.tone === tone && it.message === message);
  const id = same?.[0] ?? number;
  texts.delete(id);
  texts.set(id, { tone, message, number });
  const [first = id] = texts.keys();
  if (texts.size > OPEN_AT_MOST) texts.delete(first);
  return id;
}

export const textOf = (id = 0) => texts.get(id) ?? null;

export const toastContainer = () => library.loaded()?.ToastContainer ?? null;

// Dismiss toasts when a member signs in, since they would cover the next page.
session.on('person.changed', () => {
  if (isMember()) library.loaded()?.dismissToasts();
});

export const notificationsLogic = provideActors(notificationsMachine, {
  actors: {
    watchNotifications: fromCallback(({ sendBack }) => {
      let raised = 0;
      return watchNotifications((notification) => {
        raised += 1;
        sendBack({ type: 'notification.raised', id: keepText(notification, raised) });
      });
    }),
    async fetchLibrary() {
      await library.load();
    },
  },
  actions: {
    showToasts({ self }, { ids, duration }) {
      for (const id of ids) {
        library.loaded()?.showToast(id, textOf(id), duration, () => {
          self.send({ type: 'toast.closed', id });
          texts.delete(id);
        });
      }
    },
    renewToast: (_, { id }) => library.loaded()?.renewToast(id, textOf(id)),
  },
});
