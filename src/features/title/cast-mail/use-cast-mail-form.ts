import { initialValues, payloadFrom } from '../../../../contract/forms/form';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { notify } from '../../../lib/notifications';
import { useForm } from '../../../state/use-form';

const mailForm = forms.sendMailToCast;

interface CastMailOptions {
  castId: string;
  /** What the person wrote before and did not send. */
  message: string;
  /** Called once the provider has accepted the mail. */
  onSent: () => void;
}

/** The form of the mail to a cast member. */
export function useCastMailForm({ castId, message, onSent }: CastMailOptions) {
  return useForm({
    initial: { ...initialValues(mailForm), cast_id: castId, message },
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
