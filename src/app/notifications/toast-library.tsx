/** The toast library, a chunk of its own. */
import { type CloseButtonProps, ToastContainer as Container, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Icon } from '../../components/Icon';
import type { Notification } from '../../lib/notifications';
import { direction } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';

/** At the top right (spec §9), or left where that is the text's end. */
export function ToastContainer() {
  return (
    <Container
      position={direction() === 'rtl' ? 'top-left' : 'top-right'}
      rtl={direction() === 'rtl'}
      // Its label is English: it is shown (theme/global.css), and not read out.
      hideProgressBar
      theme="dark"
      aria-label={text('app.toasts.label')}
      closeButton={CloseButton}
    />
  );
}

/** Not the library's, whose label is English. */
function CloseButton({ closeToast, theme }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={`Toastify__close-button Toastify__close-button--${theme}`}
      aria-label={text('app.toasts.close')}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <Icon name="close" />
    </button>
  );
}

type Text = (Notification & { number: number }) | null;

/** `duration` in milliseconds. */
export function showToast(toastId: number, text: Text, duration: number, onClose: () => void) {
  if (text) toast[text.tone](wordsOf(text), { toastId, autoClose: duration, onClose });
}

/** Its time begins again. */
export function renewToast(toastId: number, text: Text): void {
  if (text) toast.update(toastId, { render: wordsOf(text), delay: 0 });
}

/** Each is closed as if its time were over. */
export function dismissToasts(): void {
  toast.dismiss();
}

/** A new element for each number: a screen reader does not announce an unchanged one. */
const wordsOf = ({ message, number }: NonNullable<Text>) => (
  <span key={number} dir="auto">
    {message}
  </span>
);
