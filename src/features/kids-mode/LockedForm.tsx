import { Button } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { css } from '../../theme/css' with { type: 'macro' };
import { nameOfLimit } from './age-limits';
import { PinField } from './PinField';
import type { KidsModePage } from './use-kids-mode';

export function LockedForm({ limit, pinError, wait, isBusy, enterPin, forget }: KidsModePage) {
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>
        Kids mode is on: {nameOfLimit(limit)}. Enter the PIN to turn it off or change the age limit.
      </p>
      <form
        noValidate
        onSubmit={enterPin}
        className={css({ display: 'grid', gap: '5', maxW: 'form' })}
      >
        <PinField label="PIN" name="pin" error={wait > 0 ? 'Too many wrong PINs.' : pinError} />
        <SubmitButton
          text="Unlock"
          busyText={wait > 0 ? `Try again in ${waitText(wait)}` : 'Checking...'}
          isBusy={isBusy || wait > 0}
        />
      </form>
      <Button variant="ghost" className={css({ justifySelf: 'start' })} onClick={forget}>
        Forgot your PIN?
      </Button>
    </>
  );
}

/** '45 s', '2 min 5 s' */
function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
