/** Mail to a cast member: what the form sends, and what follows. */
import { initialValues, payloadFrom } from '../../../../contract/forms/payload';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { notify } from '../../../lib/notifications';
import { useForm } from '../../../state/use-form';

/** The form of a mail to the cast member of this id; `onSent` once the provider has taken it. */
export function useCastMail(castId: string, onSent: () => void) {
  return useForm({
    initial: { ...initialValues(forms.sendMailToCast), cast_id: castId },
    form: forms.sendMailToCast,
    failureText: 'Something went wrong',
    submit(values, signal) {
      const payload = payloadFrom(forms.sendMailToCast, values);
      return callProvider('sendMailToCast', { payload, signal });
    },
    onAccepted(message) {
      notify({ tone: 'success', message: message ?? 'Your email has been sent.' });
      onSent();
    },
  });
}
