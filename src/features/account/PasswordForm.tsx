import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { usePasswordChange } from './use-password-change';

export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const { email, minLength, field, formProps, canSubmit, isBusy } = usePasswordChange(onChanged);
  return (
    <form {...formProps} className={css({ display: 'grid', gap: '6', maxW: 'form' })}>
      {/* Lets password managers identify the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('old_password')}
        label={text('account.password.old')}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('new_password')}
        label={text('account.password.new')}
        hint={text('common.minLength', { count: minLength })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('new_password_confirmation')}
        label={text('account.password.confirm')}
        autoComplete="new-password"
      />
      <SubmitButton
        text={text('account.password.submit')}
        busyText={text('account.password.sending')}
        isBusy={isBusy}
        isDisabled={!canSubmit}
      />
    </form>
  );
}
