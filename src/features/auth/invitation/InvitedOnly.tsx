import { ExternalLink, TextLink } from '../../../components/Link';
import { paths } from '../../../lib/paths';
import { isSignUpOpen, supportLink } from '../../../lib/site/settings';
import { richText, text } from '../../../lib/site/texts';
import { AuthLayout } from '../AuthLayout';

export function InvitedOnly() {
  return (
    <AuthLayout heading={text('auth.invited.heading')} below={<AskForInvitation />}>
      <p>
        {richText('auth.invited.text', {
          link: (words) => <TextLink to={paths.signIn}>{words}</TextLink>,
        })}
      </p>
    </AuthLayout>
  );
}

export function AskForInvitation() {
  const support = supportLink();
  if (isSignUpOpen() || support === null) return null;
  return richText('auth.invited.ask', {
    address: support.words,
    link: (words) => <ExternalLink href={support.href}>{words}</ExternalLink>,
  });
}
