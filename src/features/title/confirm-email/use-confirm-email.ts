import { useEffect } from 'react';
import { callProvider } from '../../../api/client';
import { refreshAnswer } from '../../../api/query-cache';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';
import { watchPageReturn } from '../../shared/page-return';

/**
 * Fetches the title again when the member returns to the page, and after each successful request
 * for a confirmation email. The member may have confirmed the address in another tab.
 */
export function useConfirmEmail(titleId: string) {
  useEffect(() => watchPageReturn(() => refreshAnswer('titleDetails', { id: titleId })), [titleId]);
  return useForm({
    use: 'Confirm the email address',
    initial: {},
    form: {},
    failureText: text('common.unexpected'),
    submit: () => callProvider('requestConfirmation'),
    acceptedText: (message) => message ?? text('title.confirm.sent'),
    onAccepted: () => refreshAnswer('titleDetails', { id: titleId }),
  });
}
