import { Button } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { PinField } from './PinField';
import type { KidsModePage } from './use-kids-mode';

export function LockedForm({ limit, pinError, wait, isBusy, enterPin, forget }: KidsModePage) {
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>{text('kidsMode.locked.lead', { limit })}</p>
      <form
        noValidate
        onSubmit={enterPin}
        className={css({ display: 'grid', gap: '5', maxW: 'form' })}
      >
        <PinField
          label={text('kidsMode.locked.pin')}
          name="pin"
          error={wait > 0 ? text('kidsMode.locked.tooMany') : pinError}
        />
        <SubmitButton
          text={text('kidsMode.locked.submit')}
          busyText={wait > 0 ? waitText(wait) : text('kidsMode.locked.checking')}
          isBusy={isBusy || wait > 0}
        />
      </form>
      <Button variant="ghost" className={css({ justifySelf: 'start' })} onClick={forget}>
        {text('kidsMode.locked.forgot')}
      </Button>
    </>
  );
}

function waitText(seconds: number): string {
  return text('kidsMode.locked.wait', {
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
  });
}
