import { CheckboxField } from '../../components/form/CheckboxField';
import { EmailField } from '../../components/form/EmailField';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';
import { richText, text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { TermsSentence } from '../shared/TermsSentence';
import { AuthLayout } from './AuthLayout';
import { type Invited, useSignUp } from './use-sign-up';

export function SignUpForm({ invited }: { invited?: Invited }) {
  const { minLength, field, box, formProps, canSubmit, isBusy, linkState } = useSignUp(invited);
  return (
    <AuthLayout
      heading={text('auth.signUp.heading')}
      lead={invited && text('auth.invitation.lead')}
      below={richText('auth.signUp.signIn', {
        link: (words) => (
          <TextLink to={paths.signIn} state={linkState}>
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
        <EmailField {...field('email')} isReadOnly={invited !== undefined} />
        <PasswordField
          {...field('password')}
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
