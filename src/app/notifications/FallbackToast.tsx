import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Notification, watchNotifications } from '../../lib/notifications';

/** Milliseconds that a notice stays (spec §9). */
const STAY = 5000;

interface ToastListProps {
  first: Notification[];
  onLoaded(): void;
}

/** The newest notice, without the toast library: for browsers that could not fetch it. */
export function FallbackToast({ first, onLoaded }: ToastListProps) {
  const [notice, setNotice] = useState(first.at(-1));
  const announceLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    announceLoaded();
    return watchNotifications(setNotice);
  }, []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), STAY);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice && <Card role="alert">{notice.message}</Card>;
}

const Card = chakra('p', {
  base: {
    position: 'fixed',
    top: '4',
    right: '4',
    zIndex: 'skip',
    maxW: '20rem',
    p: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'lifted',
  },
});
