import { initialValues } from '../../../../contract/forms/form';
import { forms } from '../../../../contract/forms/table';
import { callProvider } from '../../../api/client';
import { refreshAnswer } from '../../../api/query-cache';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';
import { useQuery } from '../../../state/use-query';
import { useSession } from '../../../state/use-session';
import { lossText } from '../../shared/plan-texts';
import { deleteAccount } from './delete-account';

/** `losses` is `undefined` until loaded, and if the provider can't delete accounts. */
export function useLosses() {
  const { value, refresh } = useQuery('Account deletion', 'accountDeletion', {});
  if (!value) return { losses: undefined, refresh };
  const { subscription, has_open_payment } = value;
  const plan = subscription && lossText(subscription.name ?? '', subscription.end_date);
  const payment = has_open_payment ? text('account.deletion.payment') : null;
  return { losses: [plan, payment].filter((it) => it !== null), refresh };
}

export function useDownload() {
  return useForm({
    use: 'Download the data',
    initial: {},
    form: {},
    failureText: text('account.data.failed'),
    submit: (_, signal) => downloadData(signal),
    acceptedText: () => text('account.data.downloaded'),
  });
}

export function useDeletion() {
  const { user } = useSession();
  const form = useForm({
    use: 'Delete the account',
    initial: initialValues(forms.deleteAccount),
    form: forms.deleteAccount,
    failureText: text('account.deletion.failed'),
    submit: ({ password }) => deleteAccount(password),
    acceptedText: (message) => message ?? text('session.accountDeleted'),
    onFailed: () => refreshAnswer('accountDeletion', {}),
  });
  return { ...form, email: user?.email ?? '' };
}

async function downloadData(signal: AbortSignal): Promise<{ message: null }> {
  const data = await callProvider('accountExport', { signal });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `account-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  return { message: null };
}
