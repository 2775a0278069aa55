import { callProvider } from '../../api/client';
import { changePasswordRules } from '../../api/rules';
import { readToken, saveToken } from '../../api/session-store';
import { notify } from '../../lib/notifications';
import { useForm } from '../../state/use-form';
import { useSession } from '../../state/use-session';

const noPasswords = { old_password: '', new_password: '', new_password_confirmation: '' };

/** The Change Password form, which is emptied once it was accepted. */
export function usePasswordChange() {
  const { user } = useSession();
  const form = useForm({
    initial: noPasswords,
    rules: changePasswordRules,
    failureText: 'Login failed!',
    submit: changePassword,
    onAccepted(message) {
      notify({ tone: 'success', message: message ?? 'Your password has been changed.' });
      form.clear();
    },
  });
  return { ...form, email: user?.email ?? '' };
}

/** Not aborted when the page is left: the old token is revoked, so the new one must be stored. */
async function changePassword(payload: typeof noPasswords) {
  const token = readToken();
  const { message, api_token } = await callProvider('changePassword', { payload });
  if (readToken() === token) saveToken(api_token);
  return { message };
}
