import { notificationsMachine } from '../../machines/notifications.machine';
import { describeFlow } from '../walk/flow';

export const notificationsFlow = describeFlow({
  machine: notificationsMachine,
  inputs: [undefined],
  events: {
    'notification.raised': [{ id: 1 }, { id: 2 }],
    'toast.closed': [{ id: 1 }],
  },
  outputs: { fetchLibrary: [undefined] },
});
