/** Signing up: what the form sends, and where an accepted one leads. */
import { useLocation, useNavigate } from 'react-router-dom';
import { callProvider } from '../../api/client';
import { signUpRules } from '../../api/rules';
import { notify } from '../../lib/notifications';
import { paths } from '../../lib/paths';
import { useForm } from '../../state/use-form';
import { emailFromState } from './email-from-state';

const WELCOME = 'Account created successfully! Please log in.';

/** The Sign Up form; the landing page may have sent an e-mail along (spec §2). */
export function useSignUp() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useForm({
    initial: {
      first_name: '',
      last_name: '',
      email: emailFromState(state),
      password: '',
      terms: false,
    },
    rules: signUpRules,
    failureText: 'Signup failed!',
    submit({ first_name, last_name, email, password }, signal) {
      const names = { first_name: first_name.trim(), last_name: last_name.trim() };
      return callProvider('signUp', {
        payload: { ...names, email: email.trim(), password },
        signal,
      });
    },
    onAccepted(_, { email }) {
      notify({ tone: 'success', message: WELCOME });
      navigate(paths.signIn, { state: { ...state, email: email.trim() } });
    },
  });
}
