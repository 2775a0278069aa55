import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifyFailure } from '../../lib/failures';
import { paths } from '../../lib/paths';
import { pagePath } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { useEmitted } from '../../lib/use-emitted';
import { session } from '../../state/session.actors';
import { type PendingTitle, watchSignInRequests } from '../../state/use-watchlist';

export function AuthRedirects() {
  const navigate = useNavigate();
  const location = useLocation();
  useEmitted(session, {
    'failure.raised': (failure) => notifyFailure({ ...failure, text: text(failure.text) }),
    'page.requested'({ to }) {
      // If `to` is already open, navigating to it would add a history entry.
      if (pagePath(window.location.pathname) !== to) navigate(to);
    },
  });
  const askToSignIn = useEffectEvent((kept: PendingTitle) => {
    navigate(paths.signIn, { state: { from: location, kept } });
  });
  useEffect(() => watchSignInRequests((title) => askToSignIn(title)), []);
  return null;
}
