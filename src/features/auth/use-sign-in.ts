import { useLocation } from 'react-router-dom';
import { callProvider } from '../../api/client';
import { signInRules } from '../../api/rules';
import { saveSession } from '../../api/session-store';
import { useForm } from '../../state/use-form';
import { emailFromState } from './email-from-state';

/** The Sign In form. Storing the session is what navigates to the next page (spec §4). */
export function useSignIn() {
  const { state } = useLocation();
  return useForm({
    initial: { email: emailFromState(state), password: '', remember: false },
    rules: signInRules,
    waitsUntilReady: true,
    failureText: 'Login failed!',
    async submit({ email, password }, signal) {
      const payload = { email: email.trim(), password };
      const { api_token, message, ...user } = await callProvider('signIn', { payload, signal });
      saveSession(api_token, user);
      return { message };
    },
  });
}
