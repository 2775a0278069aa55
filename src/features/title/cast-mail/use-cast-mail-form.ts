import { initialValues, payloadFrom } from '../../../../contract/forms/form';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';
import type { useCastMail } from './use-cast-mail';

const mailForm = forms.sendMailToCast;

interface CastMailOptions {
  mail: ReturnType<typeof useCastMail>['actor'];
  castId: string;
  message: string;
  onKeep: (message: string) => void;
}

export function useCastMailForm({ mail, castId, message, onKeep }: CastMailOptions) {
  return useForm({
    use: 'Mail',
    initial: { ...initialValues(mailForm), cast_id: castId, message },
    form: mailForm,
    failureText: text('common.unexpected'),
    keepAs: `castMail.${castId}`,
    async submit(values) {
      mail.send({ type: 'mail.submitted' });
      onKeep('');
      try {
        return await callProvider('sendMailToCast', { payload: payloadFrom(mailForm, values) });
      } catch (error) {
        onKeep(values.message);
        throw error;
      }
    },
    acceptedText: (message) => message ?? text('title.mail.sent'),
    onAccepted: () => mail.send({ type: 'mail.sent' }),
    onFailed: () => mail.send({ type: 'mail.failed' }),
  });
}
