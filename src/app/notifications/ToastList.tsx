import { useEffect, useEffectEvent } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { type Notification, watchNotifications } from '../../lib/notifications';

interface ToastListProps {
  /** Notices raised before this code was there. */
  first: Notification[];
  onLoaded(): void;
}

/** Toasts at the top right, for 5000 ms (spec §9). */
export function ToastList({ first, onLoaded }: ToastListProps) {
  const showFirst = useEffectEvent(() => {
    for (const notice of first) show(notice);
    onLoaded();
  });
  useEffect(() => {
    showFirst();
    return watchNotifications(show);
  }, []);
  return <ToastContainer position="top-right" autoClose={5000} theme="dark" />;
}

/** The toast of each notice, while it can be seen. */
const shown = new Map<string, Id>();
let times = 0;

/** A notice that can still be seen is said anew there, and stays for as long again. */
function show({ tone, message }: Notification) {
  const notice = `${tone}:${message}`;
  const earlier = shown.get(notice);
  times += 1;
  // New words each time, at once: a screen reader would hear of no change.
  const render = <span key={times}>{message}</span>;
  if (earlier === undefined) {
    shown.set(notice, toast[tone](render, { onClose: () => shown.delete(notice) }));
  } else {
    toast.update(earlier, { render, delay: 0 });
  }
}
