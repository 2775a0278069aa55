import { refreshAnswer } from '../../../api/query-cache';
import { locale, text } from '../../../lib/site/texts';
import { useForm } from '../../../state/use-form';
import { useQuery } from '../../../state/use-query';
import { useSession } from '../../../state/use-session';
import { endSession } from './end-session';

export interface SignedInDevice {
  id: string;
  name: string;
  note: string;
  isCurrent: boolean;
}

export function useSessions() {
  const { value = [], state } = useQuery('Signed-in devices', 'sessions', {});
  const { isSigningOut, signOutEverywhere } = useSession();
  return {
    devices: value.map(
      ({ id, device, seen_at, is_current }): SignedInDevice => ({
        id,
        name: device ?? text('account.unknownDevice'),
        note: is_current ? text('account.sessions.current') : lastUsed(seen_at),
        isCurrent: is_current,
      }),
    ),
    isLoading: state === 'loading',
    isSigningOut,
    signOutEverywhere,
  };
}

export function useSessionEnd({ id, name }: SignedInDevice, onEnded: () => void) {
  return useForm({
    use: 'Sign out a device',
    initial: {},
    form: {},
    failureText: text('account.actionFailed'),
    submit: () => endSession(id),
    acceptedText: () => text('account.sessions.ended', { name }),
    onAccepted() {
      onEnded();
      refreshAnswer('sessions', {});
    },
    onFailed: () => refreshAnswer('sessions', {}),
  });
}

function lastUsed(seenAt: string): string {
  const date = new Date(seenAt);
  if (Number.isNaN(date.getTime())) return '';
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' });
  return text('account.sessions.lastUsed', { moment: moment.format(date) });
}
