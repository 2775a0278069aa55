import { LinkButton } from '../../components/Button';
import { paths } from '../../lib/paths';
import { isSignUpOpen } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

export function NextStep({ isMember }: { isMember: boolean }) {
  const { to, label } = nextStep(isMember);
  return (
    <LinkButton to={to} size="lg" className={css({ mt: '3' })}>
      {text(label)}
    </LinkButton>
  );
}

function nextStep(isMember: boolean) {
  if (isMember) return { to: paths.home, label: 'common.browse' } as const;
  if (isSignUpOpen()) return { to: paths.signUp, label: 'landing.lastCall.createAccount' } as const;
  return { to: paths.signIn, label: 'landing.signIn' } as const;
}
