import { createListeners } from './listeners';

export interface Notification {
  tone: 'success' | 'error' | 'info';
  message: string;
}

export const { watch: watchNotifications, notify } = createListeners<Notification>();
