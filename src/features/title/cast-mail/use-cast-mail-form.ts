import { initialValues, payloadFrom } from '../../../../contract/forms/form';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { notify } from '../../../lib/notifications';
import { useForm } from '../../../state/use-form';

const mailForm = forms.sendMailToCast;

/** The form of the mail to a cast member; `onSent` is called once the provider has accepted it. */
export function useCastMailForm(castId: string, onSent: () => void) {
  return useForm({
    initial: { ...initialValues(mailForm), cast_id: castId },
    form: mailForm,
    failureText: 'Something went wrong',
    keepAs: `castMail.${castId}`,
    submit(values, signal) {
      return callProvider('sendMailToCast', { payload: payloadFrom(mailForm, values), signal });
    },
    onAccepted(message) {
      notify({ tone: 'success', message: message ?? 'Your email has been sent.' });
      onSent();
    },
  });
}
