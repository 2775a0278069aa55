import { useEffect, useEffectEvent } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { type Notice, watchNotices } from '../screens/shared/notices';

interface ToastRackProps {
  /** Notices raised before this code was there. */
  first: Notice[];
  onLoaded(): void;
}

/** Toasts at the top right, for 5000 ms (spec §9). Default export: it is loaded lazily. */
export default function ToastRack({ first, onLoaded }: ToastRackProps) {
  const showFirst = useEffectEvent(() => {
    for (const notice of first) show(notice);
    onLoaded();
  });
  useEffect(() => {
    showFirst();
    return watchNotices(show);
  }, []);
  return <ToastContainer position="top-right" autoClose={5000} theme="dark" />;
}

function show({ tone, message }: Notice) {
  toast[tone](message, { toastId: `${tone}:${message}` });
}
