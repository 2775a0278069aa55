import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { CheckboxField } from '../../components/form/CheckboxField';
import { EmailField } from '../../components/form/EmailField';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';
import { isSignUpOpen } from '../../lib/site/settings';
import { richText, text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { TermsSentence } from '../shared/TermsSentence';
import { AuthLayout } from './AuthLayout';
import { InvitedOnly } from './InvitedOnly';
import { useSignUp } from './use-sign-up';

/** /signup (spec §2). An email that the landing page's form put into the address stays in none. */
export function SignUpScreen() {
  const [query] = useSearchParams();
  const email = query.get('email')?.trim();
  if (!isSignUpOpen()) return <InvitedOnly />;
  return email === undefined ? (
    <SignUp />
  ) : (
    <Navigate to={paths.signUp} replace state={{ email }} />
  );
}

function SignUp() {
  const { state } = useLocation();
  const { minLength, field, box, formProps, canSubmit, isBusy } = useSignUp();
  return (
    <AuthLayout
      heading={text('auth.signUp.heading')}
      below={richText('auth.signUp.signIn', {
        link: (words) => (
          <TextLink to={paths.signIn} state={state}>
            {words}
          </TextLink>
        ),
      })}
    >
      <form {...formProps} className={css({ display: 'grid', gap: '5' })}>
        <div className={css({ display: 'grid', gap: '5', gridTemplateColumns: { sm: '1fr 1fr' } })}>
          <TextField
            {...field('first_name')}
            isRequired
            label={text('common.firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...field('last_name')}
            isRequired
            label={text('common.lastName')}
            autoComplete="family-name"
          />
        </div>
        <EmailField {...field('email')} />
        <PasswordField
          {...field('password')}
          isRequired
          label={text('common.password')}
          hint={text('common.minLength', { count: minLength })}
          autoComplete="new-password"
        />
        <CheckboxField {...box('terms')} isRequired label={<TermsSentence />} />
        <SubmitButton
          text={text('auth.signUp.submit')}
          busyText={text('auth.signUp.sending')}
          isBusy={isBusy}
          isDisabled={!canSubmit}
        />
      </form>
    </AuthLayout>
  );
}
