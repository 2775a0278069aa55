import { useLocation, useNavigate } from 'react-router-dom';
import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useForm } from '../../state/use-form';
import { emailFromState } from './email-from-state';

/** The Sign Up form. The email may come from the landing page, in the navigation state (spec §2). */
export function useSignUp() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useForm({
    use: 'Sign up',
    initial: initialValues(forms.signUp),
    typed: { email: emailFromState(state) },
    form: forms.signUp,
    failureText: text('auth.signUp.failed'),
    submit: (values) => callProvider('signUp', { payload: payloadFrom(forms.signUp, values) }),
    acceptedText: () => text('auth.signUp.done'),
    onAccepted({ email }) {
      navigate(paths.signIn, { state: { ...state, email: email.trim() } });
    },
  });
  return { ...form, minLength: forms.signUp.password.min };
}
