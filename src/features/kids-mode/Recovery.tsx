import { Button } from '../../components/Button';
import { EmailField } from '../../components/form/EmailField';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { hasOwner } from './lock';
import type { KidsModePage } from './use-kids-mode';
import { useRecovery } from './use-recovery';

export function Recovery({ remember }: KidsModePage) {
  return (
    <>
      {hasOwner() ? (
        <AccountForm />
      ) : (
        <p className={css({ color: 'fg.muted' })}>{text('kidsMode.recovery.withoutAccount')}</p>
      )}
      <Button variant="ghost" className={css({ justifySelf: 'start' })} onClick={remember}>
        {text('kidsMode.recovery.back')}
      </Button>
    </>
  );
}

function AccountForm() {
  const { field, formProps, isBusy } = useRecovery();
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>{text('kidsMode.recovery.lead')}</p>
      <form {...formProps} className={css({ display: 'grid', gap: '5', maxW: 'form' })}>
        <EmailField {...field('email')} />
        <PasswordField
          {...field('password')}
          label={text('common.password')}
          autoComplete="current-password"
        />
        <SubmitButton
          text={text('kidsMode.recovery.submit')}
          busyText={text('common.signingIn')}
          isBusy={isBusy}
        />
      </form>
    </>
  );
}
