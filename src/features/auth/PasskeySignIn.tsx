import { Button } from '../../components/Button';
import { text } from '../../lib/site/texts';
import { useIsPasskeyOffered, usePasskeySignIn } from './use-passkey-sign-in';

export function PasskeySignIn() {
  return useIsPasskeyOffered() && <PasskeyButton />;
}

/** The label must not start like the submit button's, or a voice command may match both. */
function PasskeyButton() {
  const { submit, isBusy } = usePasskeySignIn();
  return (
    <Button variant="outline" size="lg" aria-disabled={isBusy} aria-busy={isBusy} onClick={submit}>
      {isBusy ? text('auth.passkey.waiting') : text('auth.passkey.use')}
    </Button>
  );
}
