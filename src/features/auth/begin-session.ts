import type { AnswerOf } from '../../../contract/calls';
import { saveSession } from '../../api/session-store';
import { addTitle, type PendingTitle } from '../../state/use-watchlist';

/**
 * Stores the session, which triggers navigation to the next page (spec §4), and adds the pending
 * title to the watchlist.
 */
export function beginSession(
  { api_token, message, ...user }: AnswerOf<'signIn'>,
  kept: PendingTitle | null,
): { message: string | null } {
  saveSession(api_token, user);
  if (kept) addTitle(kept.id);
  return { message };
}
