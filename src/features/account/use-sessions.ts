import { useQuery } from '../../state/use-query';
import { useSession } from '../../state/use-session';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Where the member is signed in; nothing where the provider does not tell. */
export function useSessions() {
  const { value = [] } = useQuery('Signed-in devices', 'sessions', {});
  const { isSigningOut, signOutEverywhere } = useSession();
  return {
    sessions: value.map(({ id, device, seen_at, is_current }) => ({
      id,
      device: device ?? 'Unknown device',
      note: is_current ? 'This device' : lastUsed(seen_at),
    })),
    isSigningOut,
    signOutEverywhere,
  };
}

function lastUsed(seenAt: string): string {
  const date = new Date(seenAt);
  return Number.isNaN(date.getTime()) ? '' : `Last used on ${moment.format(date)}`;
}
