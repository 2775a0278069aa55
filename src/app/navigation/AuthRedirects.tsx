import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notifications';
import { paths } from '../../lib/paths';
import { useEmitted } from '../../lib/use-emitted';
import { session } from '../../state/use-session';
import { watchSignInRequests } from '../../state/use-watchlist';

/** Redirects to / when the session ends, and to /login when one is needed. */
export function AuthRedirects() {
  const navigate = useNavigate();
  const location = useLocation();
  useEmitted(session, (event) => {
    if (event.type === 'notification.raised') notify(event);
    // Several calls may fail with 401 at once: navigate only once (spec §8).
    else if (window.location.pathname !== event.to) navigate(event.to);
  });
  const askToSignIn = useEffectEvent(() => navigate(paths.signIn, { state: { from: location } }));
  useEffect(() => watchSignInRequests(() => askToSignIn()), []);
  return null;
}
