import { notificationsMachine } from '../../machines/notifications.machine';
import { describeFlow } from '../test-paths/flow';

export const notificationsFlow = describeFlow({
  machine: notificationsMachine,
  guards: {
    isOpen: 'The same message is still on the screen.',
  },
  actions: {
    noteOpen: 'Adds the message to the open ones, the latest last.',
    noteClosed: 'Forgets the message.',
    closeAll: 'Forgets all messages.',
    showToasts: 'Shows the messages as toasts.',
    renewToast: 'Announces the message again and restarts its five seconds.',
  },
  inputs: [undefined],
  events: {
    'notification.raised': [{ id: 1 }, { id: 2 }],
    'toast.closed': [{ id: 1 }],
  },
  outputs: { fetchLibrary: [undefined] },
  site: {
    isPossible: ({ type, id, error }, { context }) =>
      (type !== 'toast.closed' || context.open.includes(id)) &&
      (error === undefined || error.kind === 'network'),
  },
});
