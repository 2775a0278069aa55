import { TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';
import { richText, text } from '../../lib/site/texts';
import { AuthLayout } from './AuthLayout';

/** In place of the sign-up form where accounts are made by invitation. */
export function InvitedOnly() {
  return (
    <AuthLayout heading={text('auth.invited.heading')}>
      <p>
        {richText('auth.invited.text', {
          link: (words) => <TextLink to={paths.signIn}>{words}</TextLink>,
        })}
      </p>
    </AuthLayout>
  );
}
