import { callProvider } from '../../../api/client';
import { castMailRules } from '../../../api/rules';
import { notify } from '../../../lib/notifications';
import { useForm } from '../../../state/use-form';

/** The form of the mail to a cast member; `onSent` is called once the provider has accepted it. */
export function useCastMailForm(castId: string, onSent: () => void) {
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
