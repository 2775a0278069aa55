import { SelectField } from '../../components/form/SelectField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { limitOptions } from './age-limits';
import { isPlainHttp } from './lock';
import { PinField } from './PinField';
import type { KidsModePage } from './use-kids-mode';

export function TurnOnForm({ newPinErrors, isBusy, hasFailed, turnOn }: KidsModePage) {
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>{text('kidsMode.off.lead')}</p>
      <form
        noValidate
        onSubmit={turnOn}
        className={css({ display: 'grid', gap: '5', maxW: 'form' })}
      >
        <SelectField
          label={text('kidsMode.limitLabel')}
          name="limit"
          defaultValue="8"
          options={limitOptions()}
        />
        <PinField
          label={text('kidsMode.off.pin')}
          name="pin"
          error={newPinErrors.pin}
          hint={text(isPlainHttp ? 'kidsMode.off.pinHintPlain' : 'kidsMode.off.pinHint')}
        />
        <PinField
          label={text('kidsMode.off.repeat')}
          name="repeated"
          error={newPinErrors.repeated}
        />
        <SubmitButton
          text={text('kidsMode.off.submit')}
          busyText={text('kidsMode.off.sending')}
          isBusy={isBusy}
        />
        <p role="status" className={css({ color: 'danger', fontSize: 'sm' })}>
          {hasFailed && text('kidsMode.off.failed')}
        </p>
      </form>
    </>
  );
}
