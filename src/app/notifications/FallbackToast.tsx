import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchNotifications } from '../../lib/notifications';
import type { ToastListProps } from './ToastList';

/** Milliseconds (spec §9). */
const DURATION = 5000;

/** The latest notification, for browsers that could not fetch the toast library. */
export function FallbackToast({ first, onLoaded }: ToastListProps) {
  const [latest, setLatest] = useState(first.at(-1));
  const announceLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    announceLoaded();
    return watchNotifications(setLatest);
  }, []);
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setLatest(undefined), DURATION);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest && <Card role="alert">{latest.message}</Card>;
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
