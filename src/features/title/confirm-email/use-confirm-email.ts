import { useEffect, useEffectEvent } from 'react';
import { callProvider } from '../../../api/client';
import { useForm } from '../../../state/use-form';
import { watchPageReturn } from '../../shared/page-return';

/**
 * Mails the member the link that confirms their email address.
 * @param onReturned called when the member may have opened it: they come back, or ask for another
 */
export function useConfirmEmail(onReturned: () => void) {
  const returned = useEffectEvent(onReturned);
  useEffect(() => watchPageReturn(() => returned()), []);
  return useForm({
    use: 'Confirm the email address',
    initial: {},
    form: {},
    failureText: 'Something went wrong',
    submit: () => callProvider('requestConfirmation'),
    acceptedText: (message) => message ?? 'We have sent you an email with a link.',
    onAccepted: onReturned,
  });
}
