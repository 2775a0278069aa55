import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { isSignUpOpen } from '../../lib/site/settings';
import { InvitedOnly } from './invitation/InvitedOnly';
import { SignUpForm } from './SignUpForm';

/** Moves `?email=` to the history state, to keep it out of the URL. */
export function SignUpScreen() {
  const [query] = useSearchParams();
  const email = query.get('email')?.trim();
  if (!isSignUpOpen()) return <InvitedOnly />;
  return email === undefined ? (
    <SignUpForm />
  ) : (
    <Navigate to={paths.signUp} replace state={{ email }} />
  );
}
