import { useEffect, useEffectEvent } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { type Notification, watchNotifications } from '../../lib/notifications';

export interface ToastListProps {
  /** Notifications raised before this code was loaded. */
  first: Notification[];
  onLoaded(): void;
}

/** Toasts at the top right, for 5000 ms (spec §9). */
export function ToastList({ first, onLoaded }: ToastListProps) {
  const showFirst = useEffectEvent(() => {
    for (const notification of first) show(notification);
    onLoaded();
  });
  useEffect(() => {
    showFirst();
    return watchNotifications(show);
  }, []);
  return <ToastContainer position="top-right" autoClose={5000} theme="dark" />;
}

/** The visible toasts, by tone and message. */
const shown = new Map<string, Id>();
let times = 0;

/** A repeated notification renews its visible toast, and starts its time again. */
function show({ tone, message }: Notification) {
  const key = `${tone}:${message}`;
  const earlier = shown.get(key);
  times += 1;
  // A new key each time: a screen reader does not announce an unchanged element.
  const render = <span key={times}>{message}</span>;
  if (earlier === undefined) {
    shown.set(key, toast[tone](render, { onClose: () => shown.delete(key) }));
  } else {
    toast.update(earlier, { render, delay: 0 });
  }
}
