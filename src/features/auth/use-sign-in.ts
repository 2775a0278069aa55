import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { text } from '../../lib/site/texts';
import { useForm } from '../../state/use-form';
import { beginSession } from './begin-session';
import { emailFromState } from './email-from-state';
import { pendingTitleFrom } from './pending-title';

export function useSignIn() {
  const { state } = useLocation();
  const [email, setEmail] = useState(emailFromState(state));
  const kept = pendingTitleFrom(state);
  const form = useForm({
    use: 'Sign in',
    initial: initialValues(forms.signIn),
    typed: { email },
    onEdited: (values) => setEmail(values.email),
    form: forms.signIn,
    waitsUntilReady: true,
    failureText: text('common.signInFailed'),
    async submit(values, signal) {
      const payload = payloadFrom(forms.signIn, values);
      return beginSession(await callProvider('signIn', { payload, signal }), kept);
    },
  });
  return { ...form, email, kept };
}
