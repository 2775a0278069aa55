import { useLocation } from 'react-router-dom';
import { EmailField } from '../../components/form/EmailField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { Icon } from '../../components/Icon';
import { TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';
import { richText, text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { AuthLayout } from './AuthLayout';
import { usePasswordReset } from './use-password-reset';

export function ForgotPasswordScreen() {
  const { state } = useLocation();
  const { email, field, formProps, canSubmit, isBusy, confirmation } = usePasswordReset();
  return (
    <AuthLayout
      heading={text('auth.forgotPassword.heading')}
      lead={text('auth.forgotPassword.lead')}
      below={richText('auth.forgotPassword.back', {
        link: (words) => (
          <TextLink to={paths.signIn} state={{ ...state, email }}>
            {words}
          </TextLink>
        ),
      })}
    >
      <form {...formProps} className={css({ display: 'grid', gap: '5' })}>
        <EmailField {...field('email')} />
        <SubmitButton
          text={text('common.send')}
          busyText={text('common.sending')}
          isBusy={isBusy}
          isDisabled={!canSubmit}
        />
        {confirmation && (
          <Confirmation>
            <Icon name="check" />
            {confirmation}
          </Confirmation>
        )}
      </form>
    </AuthLayout>
  );
}

const Confirmation = styled(
  'p',
  recipe({
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.raised',
    color: 'fg.muted',
    animation: 'rise 240ms both',
    '& svg': { color: 'success', mt: '0.15em' },
  }),
);
