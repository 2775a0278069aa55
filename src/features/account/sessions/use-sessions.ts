import { forms } from '../../../../contract/forms/table';
import { useForm } from '../../../state/use-form';
import { useQuery } from '../../../state/use-query';
import { useSession } from '../../../state/use-session';
import { endSession } from './end-session';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export interface SignedInDevice {
  id: string;
  name: string;
  /** When it was used last, or that it is this one. */
  note: string;
  isCurrent: boolean;
}

/** Where the member is signed in; nothing where the provider does not tell. */
export function useSessions() {
  const { value = [], state, refresh } = useQuery('Signed-in devices', 'sessions', {});
  const { isSigningOut, signOutEverywhere } = useSession();
  return {
    devices: value.map(
      ({ id, device, seen_at, is_current }): SignedInDevice => ({
        id,
        name: device ?? 'Unknown device',
        note: is_current ? 'This device' : lastUsed(seen_at),
        isCurrent: is_current,
      }),
    ),
    isLoading: state === 'loading',
    refresh,
    isSigningOut,
    signOutEverywhere,
  };
}

/** Signs one device out. */
export function useSessionEnd(
  { id, name }: SignedInDevice,
  { onEnded, onFailed }: { onEnded(): void; onFailed(): void },
) {
  return useForm({
    use: 'Sign out a device',
    initial: { session_id: id },
    form: forms.endSession,
    failureText: 'Action failed!',
    submit: () => endSession(id),
    acceptedText: () => `${name} is signed out.`,
    onAccepted: onEnded,
    onFailed,
  });
}

function lastUsed(seenAt: string): string {
  const date = new Date(seenAt);
  return Number.isNaN(date.getTime()) ? '' : `Last used on ${moment.format(date)}`;
}
