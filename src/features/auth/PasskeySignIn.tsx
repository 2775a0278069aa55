import { Button } from '../../components/Button';
import { text } from '../../lib/site/texts';
import { useIsPasskeyOffered, usePasskeySignIn } from './use-passkey-sign-in';

export function PasskeySignIn() {
  return useIsPasskeyOffered() && <PasskeyButton />;
}

/** The label must not start with "Sign in", or voice commands would match the submit button too. */
function PasskeyButton() {
  const { submit, isBusy } = usePasskeySignIn();
  return (
    <Button variant="outline" size="lg" aria-disabled={isBusy} aria-busy={isBusy} onClick={submit}>
      {isBusy ? text('auth.passkey.waiting') : text('auth.passkey.use')}
    </Button>
  );
}
