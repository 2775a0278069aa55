import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { useForm } from '../../state/use-form';
import { emailFromState } from './email-from-state';

const acceptedText = (message: string | null) => message ?? 'Check your email for the next step.';

const resetForm = forms.requestPasswordReset;

/**
 * The forgotten-password form, with the e-mail that was typed at sign-in, and the last accepted
 * request's message (`null` before one).
 */
export function usePasswordReset() {
  const { state } = useLocation();
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const form = useForm({
    initial: initialValues(resetForm),
    typed: { email: emailFromState(state) },
    form: resetForm,
    waitsUntilReady: true,
    failureText: 'Login failed!',
    submit(values) {
      return callProvider('requestPasswordReset', { payload: payloadFrom(resetForm, values) });
    },
    acceptedText,
    onAccepted: (message) => setConfirmation(acceptedText(message)),
  });
  return { ...form, confirmation };
}
