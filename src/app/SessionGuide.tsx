import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { raiseNotice } from '../screens/shared/notices';
import { session } from '../screens/shared/session/wiring';
import { useEmitted } from '../screens/shared/use-emitted';
import { watchSignInRequests } from '../screens/shared/watchlist/wiring';

/** Takes the browser where the session says: to / when it ends, to /login when it is needed. */
export function SessionGuide() {
  const navigate = useNavigate();
  const location = useLocation();
  useEmitted(session, (event) => {
    if (event.type === 'page.requested') navigate(event.to);
    else raiseNotice(event);
  });
  useEffect(
    () => watchSignInRequests(() => navigate('/login', { state: { from: location } })),
    [navigate, location],
  );
  return null;
}
