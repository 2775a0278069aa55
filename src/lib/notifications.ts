/** Short notices for the person (spec §9: toasts). Flows raise them; the layout shows them. */
import { createListeners } from '../api/listeners';

export interface Notification {
  tone: 'success' | 'error' | 'info';
  message: string;
}

export const { watch: watchNotifications, tell: notify } = createListeners<Notification>();
