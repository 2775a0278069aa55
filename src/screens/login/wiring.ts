/** Signing in: what the form sends, and what is kept of the answer. */
import { callProvider } from '../../api/client';
import { signInRules } from '../../api/rules';
import { saveSession } from '../../api/session-storage';
import { useForm } from '../shared/form/wiring';

const initial = { email: '', password: '', remember: false };

/** The Sign In form; a stored session is what takes a member on (spec §4). */
export function useSignIn() {
  return useForm({
    initial,
    rules: signInRules,
    waitsUntilReady: true,
    failureText: 'Login failed!',
    async submit({ email, password }, signal) {
      const payload = { email: email.trim(), password };
      const { api_token, message, ...user } = await callProvider('signIn', { payload, signal });
      saveSession(api_token, user);
      return { message };
    },
    onAccepted() {},
  });
}
