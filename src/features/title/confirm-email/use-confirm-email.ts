import { useEffect, useEffectEvent } from 'react';
import { callProvider } from '../../../api/client';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';
import { watchPageReturn } from '../../shared/page-return';

export function useConfirmEmail(onReturned: () => void) {
  const returned = useEffectEvent(onReturned);
  useEffect(() => watchPageReturn(() => returned()), []);
  return useForm({
    use: 'Confirm the email address',
    initial: {},
    form: {},
    failureText: text('common.unexpected'),
    submit: () => callProvider('requestConfirmation'),
    acceptedText: (message) => message ?? text('title.confirm.sent'),
    onAccepted: onReturned,
  });
}
