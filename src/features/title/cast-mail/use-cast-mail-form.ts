import { initialValues, payloadFrom } from '../../../../contract/forms/form';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';

const mailForm = forms.sendMailToCast;

interface CastMailOptions {
  castId: string;
  message: string;
  onKeep: (message: string) => void;
  onSubmitted: () => void;
  onSent: () => void;
  onFailed: () => void;
}

export function useCastMailForm({ castId, message, ...callbacks }: CastMailOptions) {
  return useForm({
    use: 'Mail',
    initial: { ...initialValues(mailForm), cast_id: castId, message },
    form: mailForm,
    failureText: text('common.unexpected'),
    keepAs: `castMail.${castId}`,
    async submit(values) {
      callbacks.onSubmitted();
      callbacks.onKeep('');
      try {
        return await callProvider('sendMailToCast', { payload: payloadFrom(mailForm, values) });
      } catch (error) {
        callbacks.onKeep(values.message);
        throw error;
      }
    },
    acceptedText: (message) => message ?? text('title.mail.sent'),
    onAccepted: callbacks.onSent,
    onFailed: callbacks.onFailed,
  });
}
