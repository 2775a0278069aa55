import { type CloseButtonProps, ToastContainer as Container, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Icon } from '../../components/Icon';
import type { Notification } from '../../lib/notifications';
import { direction } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';

/** Shows toasts at the top right (spec §9), mirrored in right-to-left languages. */
export function ToastContainer() {
  return (
    <Container
      position={direction() === 'rtl' ? 'top-left' : 'top-right'}
      rtl={direction() === 'rtl'}
      // Hides the progress bar from screen readers, which would announce its English label.
      // `theme/global.css` makes the bar visible again.
      hideProgressBar
      theme="dark"
      aria-label={text('app.toasts.label')}
      closeButton={CloseButton}
    />
  );
}

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

export function showToast(toastId: number, text: Text, duration: number, onClose: () => void) {
  if (text) toast[text.tone](wordsOf(text), { toastId, autoClose: duration, onClose });
}

export function renewToast(toastId: number, text: Text): void {
  if (text) toast.update(toastId, { render: wordsOf(text), delay: 0 });
}

export function dismissToasts(): void {
  toast.dismiss();
}

/** A new `key` replaces the element, since screen readers ignore an unchanged element. */
const wordsOf = ({ message, number }: NonNullable<Text>) => (
  <span key={number} dir="auto">
    {message}
  </span>
);
