import { initialValues, payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { CallFailure } from '../../api/failure';
import { saveSession } from '../../api/session-store';
import { text } from '../../lib/site/texts';
import { setKidsMode } from '../../state/kids-mode/kids-mode';
import { useForm } from '../../state/use-form';
import { useSession } from '../../state/use-session';
import { isOwner } from './lock';

export function useRecovery() {
  const { user } = useSession();
  return useForm({
    use: 'Kids mode account',
    initial: initialValues(forms.signIn),
    typed: { email: user?.email ?? '' },
    form: forms.signIn,
    failureText: text('common.signInFailed'),
    async submit(values, signal) {
      const payload = payloadFrom(forms.signIn, values);
      if (!(await isOwner(payload.email))) {
        throw new CallFailure('signIn', {
          kind: 'rejected',
          reason: text('kidsMode.recovery.otherAccount'),
        });
      }
      const { api_token, message, ...member } = await callProvider('signIn', { payload, signal });
      setKidsMode(null);
      saveSession(api_token, member);
      return { message };
    },
    acceptedText: () => text('kidsMode.recovery.done'),
  });
}
