import type { AnswerOf } from '../../../contract/calls';
import { saveSession } from '../../api/session-store';
import { addTitle, type PendingTitle } from '../../state/use-watchlist';

/**
 * Stores the session of a sign-in, which navigates to the next page (spec §4). Adds the title that
 * the visitor wanted in the watchlist.
 */
export function beginSession(
  { api_token, message, ...user }: AnswerOf<'signIn'>,
  kept: PendingTitle | null,
): { message: string | null } {
  saveSession(api_token, user);
  if (kept) addTitle(kept.id);
  return { message };
}
