import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { text } from '../../lib/site/texts';
import { useForm } from '../../state/use-form';
import { useSession } from '../../state/use-session';
import { changePassword } from './change-password';

const passwordForm = forms.changePassword;

export function usePasswordChange(onChanged: () => void) {
  const { user } = useSession();
  const initial = initialValues(passwordForm);
  const form = useForm({
    use: 'Change Password',
    initial,
    form: passwordForm,
    failureText: text('common.signInFailed'),
    submit: (values) => changePassword(payloadFrom(passwordForm, values)),
    acceptedText: (message) => message ?? text('account.password.done'),
    onAccepted: onChanged,
    unedited: () => initial,
  });
  return { ...form, minLength: passwordForm.new_password.min, email: user?.email ?? '' };
}
