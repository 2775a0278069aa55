import { Button } from '../../components/Button';
import { text } from '../../lib/site/texts';
import { useIsPasskeyOffered, usePasskeySignIn } from './use-passkey-sign-in';

/** The way in without a password; nothing where the provider has none. */
export function PasskeySignIn() {
  return useIsPasskeyOffered() && <PasskeyButton />;
}

/** Its name is not "Sign in …": there is one Sign In button. */
function PasskeyButton() {
  const { submit, isBusy } = usePasskeySignIn();
  return (
    <Button variant="outline" size="lg" aria-disabled={isBusy} aria-busy={isBusy} onClick={submit}>
      {isBusy ? text('auth.passkey.waiting') : text('auth.passkey.use')}
    </Button>
  );
}
