import { initialValues, payloadFrom } from '../../../../contract/forms/form';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';
import type { useCastMail } from './use-cast-mail';

const mailForm = forms.sendMailToCast;

export function useCastMailForm(
  castId: string,
  { actor, unsent, keep }: ReturnType<typeof useCastMail>,
) {
  return useForm({
    use: 'Mail',
    initial: { ...initialValues(mailForm), cast_id: castId, message: unsent },
    form: mailForm,
    failureText: text('common.unexpected'),
    keepAs: `castMail.${castId}`,
    async submit(values) {
      actor.send({ type: 'mail.submitted' });
      keep(castId, '');
      try {
        return await callProvider('sendMailToCast', { payload: payloadFrom(mailForm, values) });
      } catch (error) {
        keep(castId, values.message);
        throw error;
      }
    },
    acceptedText: (message) => message ?? text('title.mail.sent'),
    onAccepted: () => actor.send({ type: 'mail.sent' }),
    onFailed: () => actor.send({ type: 'mail.failed' }),
  });
}
