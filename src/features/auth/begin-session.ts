import type { AnswerOf } from '../../../contract/calls';
import { saveSession } from '../../api/session-store';
import { addTitle, type PendingTitle } from '../../state/use-watchlist';

/** Storing the session triggers the redirect (spec §4). */
export function beginSession(
  { api_token, message, ...user }: AnswerOf<'signIn'>,
  kept: PendingTitle | null,
): { message: string | null } {
  saveSession(api_token, user);
  if (kept) addTitle(kept.id);
  return { message };
}
