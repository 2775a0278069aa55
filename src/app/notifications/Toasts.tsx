import { useEffect, useState } from 'react';
import { lazy, useLazy } from '../../lib/lazy';
import { type Notification, watchNotifications } from '../../lib/notifications';
import { FallbackToast } from './FallbackToast';

/** Where the library can't be had, as without a network, the words are shown all the same. */
const toastList = lazy(() =>
  import('./ToastList').then(
    (code) => code.ToastList,
    () => FallbackToast,
  ),
);

/** The place for notices. Its library is fetched with the first notice, which then waits for it. */
export function Toasts() {
  const [first, setFirst] = useState<Notification[]>([]);
  const [isLoaded, setIsLoaded] = useState(false);
  const ToastList = useLazy(toastList, { isWanted: first.length > 0 });
  useEffect(() => {
    if (isLoaded) return;
    return watchNotifications((notice) => setFirst((earlier) => [...earlier, notice]));
  }, [isLoaded]);
  return ToastList && <ToastList first={first} onLoaded={() => setIsLoaded(true)} />;
}
