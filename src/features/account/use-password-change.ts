import type { PayloadOf } from '../../../contract/calls';
import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { readToken, saveToken } from '../../api/session-store';
import { useForm } from '../../state/use-form';
import { useSession } from '../../state/use-session';

const passwordForm = forms.changePassword;

/** The Change Password form, which is emptied once it was accepted. */
export function usePasswordChange(onChanged: () => void) {
  const { user } = useSession();
  const initial = initialValues(passwordForm);
  const form = useForm({
    use: 'Change Password',
    initial,
    form: passwordForm,
    failureText: 'Login failed!',
    submit: (values) => changePassword(payloadFrom(passwordForm, values)),
    acceptedText: (message) => message ?? 'Your password has been changed.',
    onAccepted: onChanged,
    valuesAfter: () => initial,
  });
  return { ...form, minLength: passwordForm.new_password.min, email: user?.email ?? '' };
}

/** Not aborted when the page is left: the old token is revoked, so the new one must be stored. */
async function changePassword(payload: PayloadOf<'changePassword'>) {
  const token = readToken();
  const { message, api_token } = await callProvider('changePassword', { payload });
  if (readToken() === token) saveToken(api_token);
  return { message };
}
