/** Mail to a cast member: what the form sends, and what follows. */
import { callProvider } from '../../../api/client';
import { castMailRules } from '../../../api/rules';
import { notify } from '../../../lib/notifications';
import { useForm } from '../../../state/use-form';

/** The form of a mail to the cast member of this id; `onSent` once the provider has taken it. */
export function useCastMail(castId: string, onSent: () => void) {
  return useForm({
    initial: { message: '' },
    rules: castMailRules,
    failureText: 'Something went wrong',
    submit({ message }, signal) {
      const payload = { cast_id: castId, message: message.trim() };
      return callProvider('sendMailToCast', { payload, signal });
    },
    onAccepted(message) {
      notify({ tone: 'success', message: message ?? 'Your email has been sent.' });
      onSent();
    },
  });
}
