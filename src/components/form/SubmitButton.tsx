import { css } from '../../theme/css' with { type: 'macro' };
import { Button } from '../Button';

interface SubmitButtonProps {
  text: string;
  busyText: string;
  isBusy: boolean;
  isDisabled?: boolean;
}

/** While busy, avoids `disabled`, which would drop focus. The form ignores repeated submissions. */
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
