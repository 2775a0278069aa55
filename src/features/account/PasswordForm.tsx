import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { css } from '../../theme/css' with { type: 'macro' };
import { usePasswordChange } from './use-password-change';

export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const { email, minLength, field, formProps, canSubmit, isBusy } = usePasswordChange(onChanged);
  return (
    <form {...formProps} className={css({ display: 'grid', gap: '6', maxW: 'form' })}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('old_password')}
        isRequired
        label="Old password"
        autoComplete="current-password"
      />
      <PasswordField
        {...field('new_password')}
        isRequired
        label="New password"
        hint={`At least ${minLength} characters`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('new_password_confirmation')}
        isRequired
        label="Confirm password"
        autoComplete="new-password"
      />
      <SubmitButton
        text="Change Password"
        busyText="Changing..."
        isBusy={isBusy}
        isDisabled={!canSubmit}
      />
    </form>
  );
}
