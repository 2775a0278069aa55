/** The toast library, a chunk of its own. */
import { ToastContainer as Container, type Id, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Notification } from '../../lib/notifications';

/** At the top right (spec §9). */
export function ToastContainer() {
  return <Container position="top-right" theme="dark" />;
}

type Text = (Notification & { number: number }) | null;

/** The library's id of each visible toast, by the message's. */
const shown = new Map<number, Id>();

/** `duration` in milliseconds. */
export function showToast(id: number, text: Text, duration: number, onClosed: () => void): void {
  if (!text) return;
  const onClose = () => {
    shown.delete(id);
    onClosed();
  };
  shown.set(id, toast[text.tone](wordsOf(text), { autoClose: duration, onClose }));
}

/** Its time begins again. */
export function renewToast(id: number, text: Text): void {
  const toastId = shown.get(id);
  if (toastId && text) toast.update(toastId, { render: wordsOf(text), delay: 0 });
}

/** Each is closed as if its time were over. */
export function dismissToasts(): void {
  toast.dismiss();
}

/** A new element for each number: a screen reader does not announce an unchanged one. */
const wordsOf = ({ message, number }: NonNullable<Text>) => <span key={number}>{message}</span>;
