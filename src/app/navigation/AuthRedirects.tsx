import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notifications';
import { paths } from '../../lib/paths';
import { useEmitted } from '../../lib/use-emitted';
import { session } from '../../state/use-session';
import { watchSignInRequests } from '../../state/use-watchlist';

/** Takes the browser where the session says: to / when it ends, to /login when it is needed. */
export function AuthRedirects() {
  const navigate = useNavigate();
  const location = useLocation();
  useEmitted(session, (event) => {
    if (event.type === 'notification.raised') notify(event);
    // Calls that fail while the next page is on its way ask again: it is gone to once (spec §8).
    else if (window.location.pathname !== event.to) navigate(event.to);
  });
  const askToSignIn = useEffectEvent(() => navigate(paths.signIn, { state: { from: location } }));
  useEffect(() => watchSignInRequests(() => askToSignIn()), []);
  return null;
}
