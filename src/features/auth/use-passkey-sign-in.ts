import { useLocation } from 'react-router-dom';
import { callProvider } from '../../api/client';
import { text } from '../../lib/site/texts';
import { useForm } from '../../state/use-form';
import { useQuery } from '../../state/use-query';
import { signWithPasskey } from '../shared/passkeys/dialogs';
import { beginSession } from './begin-session';
import { pendingTitleFrom } from './pending-title';

export function useIsPasskeyOffered(): boolean {
  return useQuery('Passkey sign-in', 'passkeyRequest', {}).value !== undefined;
}

export function usePasskeySignIn() {
  const { state } = useLocation();
  return useForm({
    use: 'Sign in with a passkey',
    initial: {},
    form: {},
    failureText: text('common.signInFailed'),
    async submit(_, signal) {
      // Requests a fresh challenge, since the cached challenge may have expired.
      const options = await callProvider('passkeyRequest', { signal });
      const credential = await signWithPasskey(options, signal);
      if (credential === null) return { message: null };
      const answer = await callProvider('signInWithPasskey', { payload: { credential }, signal });
      return beginSession(answer, pendingTitleFrom(state));
    },
  });
}
