import { Button } from '../Button';

interface SubmitButtonProps {
  /** What the button says at rest, e.g. 'Sign In'. */
  text: string;
  /** What it says while the request is in flight, e.g. 'Signing In...'. */
  busyText: string;
  isBusy: boolean;
  isDisabled?: boolean;
}

/** The button that sends a form. While that goes on it keeps the focus, and presses do nothing. */
export function SubmitButton({ text, busyText, isBusy, isDisabled }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      w="full"
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? busyText : text}
    </Button>
  );
}
