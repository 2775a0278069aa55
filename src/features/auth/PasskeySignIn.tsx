import { Button } from '../../components/Button';
import { css } from '../../theme/css' with { type: 'macro' };
import { useIsPasskeyOffered, usePasskeySignIn } from './use-passkey-sign-in';

/** The way in without a password; nothing where the provider has none. */
export function PasskeySignIn() {
  return useIsPasskeyOffered() && <PasskeyForm />;
}

/** Its name is not "Sign in …": there is one Sign In button. */
function PasskeyForm() {
  const { formProps, isBusy } = usePasskeySignIn();
  return (
    <form {...formProps} aria-label="Passkey">
      <Button
        type="submit"
        variant="outline"
        size="lg"
        className={css({ w: 'full' })}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? 'Waiting for your passkey…' : 'Use a passkey'}
      </Button>
    </form>
  );
}
