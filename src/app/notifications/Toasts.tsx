import { lazy, Suspense, useEffect, useState } from 'react';
import { type Notice, watchNotices } from '../../lib/notifications';
import { PlainNotices } from './FallbackToast';

/** Where the library can't be had, as without a network, the words are shown all the same. */
const ToastRack = lazy(() => import('./ToastList').catch(() => ({ default: PlainNotices })));

/** The place for notices. Its library is fetched with the first notice, which then waits for it. */
export function Toasts() {
  const [first, setFirst] = useState<Notice[]>([]);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    return watchNotices((notice) => setFirst((earlier) => [...earlier, notice]));
  }, [isLoaded]);
  if (first.length === 0) return null;
  return (
    <Suspense>
      <ToastRack first={first} onLoaded={() => setIsLoaded(true)} />
    </Suspense>
  );
}
