import { useLocation, useNavigate } from 'react-router-dom';
import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useForm } from '../../state/use-form';
import { emailFromState } from './email-from-state';

export interface Invited {
  invitation: string;
  email: string;
}

export function useSignUp(invited?: Invited) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const linkState = invited ? { email: invited.email } : state;
  const form = useForm({
    use: 'Sign up',
    initial: initialValues(forms.signUp),
    typed: { email: emailFromState(linkState) },
    form: forms.signUp,
    failureText: text('auth.signUp.failed'),
    submit: (values) =>
      callProvider('signUp', {
        payload: payloadFrom(forms.signUp, { ...values, invitation: invited?.invitation }),
      }),
    acceptedText: () => text('auth.signUp.done'),
    onAccepted({ email }) {
      navigate(paths.signIn, { state: { ...linkState, email: email.trim() } });
    },
  });
  return { ...form, linkState, minLength: forms.signUp.password.min };
}
