import { Button } from '../../components/Button';
import { EmailField } from '../../components/form/EmailField';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { css } from '../../theme/css' with { type: 'macro' };
import { hasOwner } from './lock';
import type { KidsModePage } from './use-kids-mode';
import { useRecovery } from './use-recovery';

/** For a member, the account's password; a visitor has no account by which they could be known. */
export function Recovery({ remember }: KidsModePage) {
  return (
    <>
      {hasOwner() ? (
        <AccountForm />
      ) : (
        <p className={css({ color: 'fg.muted' })}>
          Kids mode was turned on without an account, so no password can open it. To turn it off,
          clear this site's data in your browser's settings.
        </p>
      )}
      <Button variant="ghost" className={css({ justifySelf: 'start' })} onClick={remember}>
        Back to the PIN
      </Button>
    </>
  );
}

function AccountForm() {
  const { field, formProps, isBusy } = useRecovery();
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>
        Sign in again with the account that turned kids mode on. That turns it off.
      </p>
      <form {...formProps} className={css({ display: 'grid', gap: '5', maxW: 'form' })}>
        <EmailField {...field('email')} />
        <PasswordField
          {...field('password')}
          isRequired
          label="Password"
          autoComplete="current-password"
        />
        <SubmitButton text="Sign in and turn off" busyText="Signing In..." isBusy={isBusy} />
      </form>
    </>
  );
}
