import { css } from '../../theme/css' with { type: 'macro' };
import { Button } from '../Button';

interface SubmitButtonProps {
  /** e.g. 'Sign In' */
  text: string;
  /** While the request is in flight, e.g. 'Signing In...'. */
  busyText: string;
  isBusy: boolean;
  isDisabled?: boolean;
}

/** While busy it is not `disabled`, which would drop the focus; the form ignores a second press. */
export function SubmitButton({ text, busyText, isBusy, isDisabled }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      className={css({ w: 'full' })}
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? busyText : text}
    </Button>
  );
}
