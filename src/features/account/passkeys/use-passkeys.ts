import { callProvider } from '../../../api/client';
import { refreshAnswer } from '../../../api/query-cache';
import { dayText } from '../../../lib/day';
import { text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';
import { useQuery } from '../../../state/use-query';
import { createPasskey } from '../../shared/passkeys/dialogs';

export interface AccountPasskey {
  id: string;
  name: string;
  note: string;
}

export function usePasskeys() {
  const { value, state } = useQuery('Passkeys', 'passkeys', {});
  const passkeys = value?.map(({ id, device, created_at }): AccountPasskey => {
    const day = dayText(created_at);
    return {
      id,
      name: device ?? text('account.unknownDevice'),
      note: day ? text('account.passkeys.added', { day }) : '',
    };
  });
  return { passkeys, isLoading: state === 'loading' };
}

const refreshPasskeys = () => refreshAnswer('passkeys', {});

export function usePasskeyCreation() {
  return useForm({
    use: 'Add a passkey',
    initial: {},
    form: {},
    failureText: text('account.passkeys.addFailed'),
    async submit(_, signal) {
      const options = await callProvider('passkeyCreation', { signal });
      const credential = await createPasskey(options, signal);
      if (credential === null) return { message: null };
      const { message } = await callProvider('addPasskey', { payload: { credential } });
      return { message: message ?? text('account.passkeys.addDone') };
    },
    acceptedText: (message) => message ?? '',
    onAccepted: refreshPasskeys,
    // The passkey may have been added even if the response was lost.
    onFailed: refreshPasskeys,
  });
}

export function usePasskeyRemoval({ id }: AccountPasskey, onRemoved: () => void) {
  return useForm({
    use: 'Remove a passkey',
    initial: {},
    form: {},
    failureText: text('account.actionFailed'),
    submit: () => callProvider('removePasskey', { payload: { passkey_id: id } }),
    acceptedText: (message) => message ?? text('account.passkeys.removeDone'),
    onAccepted() {
      onRemoved();
      refreshPasskeys();
    },
    onFailed: refreshPasskeys,
  });
}
