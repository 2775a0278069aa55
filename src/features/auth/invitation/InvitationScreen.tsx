import { Navigate, useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/Button';
import { RetryButton } from '../../../components/feedback/RetryButton';
import { paths } from '../../../lib/paths';
import { isSignUpOpen } from '../../../lib/site/settings';
import { text } from '../../../lib/site/texts';
import { useIsHydrating } from '../../../lib/use-is-hydrating';
import { AuthLayout } from '../AuthLayout';
import { SignUpForm } from '../SignUpForm';
import { AskForInvitation } from './InvitedOnly';
import { useInvitation } from './use-invitation';

export function InvitationScreen() {
  const { hash, state } = useLocation();
  const isHydrating = useIsHydrating();
  if (isHydrating) return <Checking />;
  if (hash) {
    return <Navigate to={paths.invitation} replace state={{ invitation: hash.slice(1) }} />;
  }
  const invitation = (state as { invitation?: unknown } | null)?.invitation;
  if (typeof invitation !== 'string') return <Navigate to={paths.signUp} replace />;
  return <Invitation key={invitation} invitation={invitation} />;
}

function Invitation({ invitation }: { invitation: string }) {
  const { step, email, reason, retry } = useInvitation(invitation);
  if (step === 'checking') return <Checking />;
  if (step === 'invited') return <SignUpForm invited={{ invitation, email }} />;
  if (step === 'unanswered') {
    return (
      <AuthLayout heading={text('auth.invitation.unanswered')}>
        <RetryButton onRetry={retry} isAutomatic={false} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      heading={text('auth.invitation.refused')}
      lead={reason ?? text('auth.invitation.unknown')}
      below={<AskForInvitation />}
    >
      {isSignUpOpen() ? (
        <LinkButton to={paths.signUp}>{text('auth.invitation.without')}</LinkButton>
      ) : (
        <LinkButton to={paths.signIn}>{text('auth.invitation.signIn')}</LinkButton>
      )}
    </AuthLayout>
  );
}

function Checking() {
  return (
    <AuthLayout heading={text('auth.signUp.heading')}>
      <p role="status">{text('auth.invitation.checking')}</p>
    </AuthLayout>
  );
}
