import { initialValues, payloadFrom } from '../../../../contract/forms/form';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';

const mailForm = forms.sendMailToCast;

interface CastMailOptions {
  castId: string;
  /** What the person wrote before and did not send. */
  message: string;
  /** With what is written and not sent; nothing while it is on its way. */
  onKeep: (message: string) => void;
  onSubmitted: () => void;
  /** Called once the provider has accepted the mail. */
  onSent: () => void;
  onFailed: () => void;
}

/** The form of the mail to a cast member. */
export function useCastMailForm({ castId, message, ...then }: CastMailOptions) {
  return useForm({
    use: 'Mail',
    initial: { ...initialValues(mailForm), cast_id: castId, message },
    form: mailForm,
    failureText: text('common.unexpected'),
    keepAs: `castMail.${castId}`,
    async submit(values) {
      then.onSubmitted();
      then.onKeep('');
      try {
        return await callProvider('sendMailToCast', { payload: payloadFrom(mailForm, values) });
      } catch (error) {
        then.onKeep(values.message);
        throw error;
      }
    },
    acceptedText: (message) => message ?? text('title.mail.sent'),
    onAccepted: then.onSent,
    onFailed: then.onFailed,
  });
}
