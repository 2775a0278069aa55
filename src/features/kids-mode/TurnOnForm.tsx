import { SelectField } from '../../components/form/SelectField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { css } from '../../theme/css' with { type: 'macro' };
import { limitOptions } from './age-limits';
import { isPlainHttp } from './lock';
import { PinField } from './PinField';
import type { KidsModePage } from './use-kids-mode';

export function TurnOnForm({ newPinErrors, isBusy, hasFailed, turnOn }: KidsModePage) {
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>
        This browser then shows only titles up to the age you choose, to everyone who uses it, until
        you enter the PIN. Titles without a known age rating count as adult.
      </p>
      <form
        noValidate
        onSubmit={turnOn}
        className={css({ display: 'grid', gap: '5', maxW: 'form' })}
      >
        <SelectField label="Age limit" name="limit" defaultValue="8" options={limitOptions} />
        <PinField
          label="New PIN"
          name="pin"
          error={newPinErrors.pin}
          hint={isPlainHttp ? `${DIGITS} ${PLAIN_HTTP}` : DIGITS}
        />
        <PinField label="Repeat PIN" name="repeated" error={newPinErrors.repeated} />
        <SubmitButton text="Turn on kids mode" busyText="Turning on..." isBusy={isBusy} />
        <p role="status" className={css({ color: 'danger', fontSize: 'sm' })}>
          {hasFailed && "Kids mode couldn't be turned on. Try again."}
        </p>
      </form>
    </>
  );
}

const DIGITS = 'Four digits.';
const PLAIN_HTTP =
  "This site's connection isn't encrypted, so your browser stores the PIN as plain text. Choose one you don't use elsewhere.";
