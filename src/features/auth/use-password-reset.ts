import { useState } from 'react';
import { callProvider } from '../../api/client';
import { forgotPasswordRules } from '../../api/rules';
import { notify } from '../../lib/notifications';
import { useForm } from '../../state/use-form';

/** Shown if the provider accepts without a message. */
const SENT = 'Check your email for the next step.';

/** The forgotten-password form, and the last accepted request's message (`null` before one). */
export function usePasswordReset() {
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    rules: forgotPasswordRules,
    waitsUntilReady: true,
    failureText: 'Login failed!',
    submit({ email }, signal) {
      return callProvider('requestPasswordReset', { payload: { email: email.trim() }, signal });
    },
    onAccepted(message) {
      notify({ tone: 'success', message: message ?? SENT });
      setConfirmation(message ?? SENT);
    },
  });
  return { ...form, confirmation };
}
