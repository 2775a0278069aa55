import { useEffect, useState } from 'react';
import { lazy, useLazy } from '../../lib/lazy';
import { type Notification, watchNotifications } from '../../lib/notifications';
import { FallbackToast } from './FallbackToast';

/** Offline, the library can't be fetched; the message is shown all the same. */
const toastList = lazy(() =>
  import('./ToastList').then(
    (code) => code.ToastList,
    () => FallbackToast,
  ),
);

/** The toast library is fetched with the first notification, which waits for it. */
export function Toasts() {
  const [first, setFirst] = useState<Notification[]>([]);
  const [isLoaded, setIsLoaded] = useState(false);
  const ToastList = useLazy(toastList, { isWanted: first.length > 0 });
  useEffect(() => {
    if (isLoaded) return;
    return watchNotifications((notification) => setFirst((earlier) => [...earlier, notification]));
  }, [isLoaded]);
  return ToastList && <ToastList first={first} onLoaded={() => setIsLoaded(true)} />;
}
