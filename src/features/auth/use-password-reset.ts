import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { text } from '../../lib/site/texts';
import { useForm } from '../../state/use-form';
import { emailFromState } from './email-from-state';

const resetForm = forms.requestPasswordReset;

export function usePasswordReset() {
  const { state } = useLocation();
  const [email, setEmail] = useState(emailFromState(state));
  const form = useForm({
    use: 'Forgot password',
    initial: initialValues(resetForm),
    typed: { email },
    onEdited: (values) => setEmail(values.email),
    form: resetForm,
    waitsUntilReady: true,
    failureText: text('common.signInFailed'),
    submit(values) {
      return callProvider('requestPasswordReset', { payload: payloadFrom(resetForm, values) });
    },
    acceptedText: (message) => message ?? text('auth.forgotPassword.sent'),
  });
  return { ...form, email };
}
