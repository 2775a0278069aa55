import { lazy, Suspense, useEffect, useState } from 'react';
import { type Notification, watchNotifications } from '../../lib/notifications';
import { FallbackToast } from './FallbackToast';

/** Where the library can't be had, as without a network, the words are shown all the same. */
const ToastList = lazy(() => import('./ToastList').catch(() => ({ default: FallbackToast })));

/** The place for notices. Its library is fetched with the first notice, which then waits for it. */
export function Toasts() {
  const [first, setFirst] = useState<Notification[]>([]);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    return watchNotifications((notice) => setFirst((earlier) => [...earlier, notice]));
  }, [isLoaded]);
  if (first.length === 0) return null;
  return (
    <Suspense>
      <ToastList first={first} onLoaded={() => setIsLoaded(true)} />
    </Suspense>
  );
}
