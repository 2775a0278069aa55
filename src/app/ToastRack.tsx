import { useEffect, useEffectEvent } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
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

/** The toast that said each notice last. */
const said = new Map<string, Id>();
let times = 0;

/** A notice that can still be seen is said anew there, and stays for as long again. */
function show({ tone, message }: Notice) {
  const notice = `${tone}:${message}`;
  const earlier = said.get(notice);
  // The words are new elements each time, or a screen reader would hear of no change.
  times += 1;
  const words = <span key={times}>{message}</span>;
  const render = () => words;
  if (earlier !== undefined && toast.isActive(earlier)) {
    toast.update(earlier, { render, delay: 0 });
  } else {
    said.set(notice, toast[tone](message));
  }
}
