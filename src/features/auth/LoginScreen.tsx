import { useLocation } from 'react-router-dom';
import { CheckboxField } from '../../components/form/CheckboxField';
import { EmailField } from '../../components/form/EmailField';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextLink } from '../../components/Link';
import { logFailure } from '../../lib/failures';
import { lazy, useLazy } from '../../lib/lazy';
import { paths } from '../../lib/paths';
import { isSignUpOpen } from '../../lib/site/settings';
import { richText, text } from '../../lib/site/texts';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { useSession } from '../../state/use-session';
import type { PendingTitle } from '../../state/use-watchlist';
import { css } from '../../theme/css' with { type: 'macro' };
import { ExpiredSessionNotice } from '../shared/ExpiredSessionNotice';
import { useMayUsePasskeys } from '../shared/passkeys/use-may-use-passkeys';
import { AuthLayout } from './AuthLayout';
import { FormFailure } from './FormFailure';
import { useSignIn } from './use-sign-in';

const passkeySignIn = lazy(async () => (await import('./PasskeySignIn')).PasskeySignIn);

/** "Remember me" is not sent, and has no effect (spec §2). */
export function LoginScreen() {
  const { state } = useLocation();
  const { email, kept, field, box, formProps, canSubmit, isBusy, failure } = useSignIn();
  const isHydrating = useIsHydrating();
  const PasskeySignIn = useLazy(passkeySignIn, {
    isWanted: useMayUsePasskeys(),
    onError: (error) => logFailure('the sign-in with a passkey', error),
  });
  const linkState = { ...state, email };
  const { isInterrupted } = useSession();
  // The prerendered HTML lacks the reason, which comes from the history state.
  const reason = kept && !isHydrating && reasonFor(kept);
  const lead = isInterrupted ? <ExpiredSessionNotice /> : reason;
  return (
    <AuthLayout
      heading={text('auth.signIn.heading')}
      lead={lead}
      below={
        isSignUpOpen() &&
        richText('auth.signIn.join', {
          link: (words) => (
            <TextLink to={paths.signUp} state={linkState}>
              {words}
            </TextLink>
          ),
        })
      }
      last={PasskeySignIn && <PasskeySignIn />}
    >
      <form {...formProps} className={css({ display: 'grid', gap: '5' })}>
        <EmailField {...field('email')} />
        <PasswordField
          {...field('password')}
          label={text('common.password')}
          autoComplete="current-password"
        />
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: '4',
            rowGap: '2',
          })}
        >
          <CheckboxField {...box('remember')} label={text('auth.signIn.remember')} />
          <TextLink to={paths.forgotPassword} state={linkState} className={css({ fontSize: 'sm' })}>
            {text('auth.signIn.forgotPassword')}
          </TextLink>
        </div>
        <SubmitButton
          text={text('auth.signIn.submit')}
          busyText={text('common.signingIn')}
          isBusy={isBusy}
          isDisabled={!canSubmit}
        />
        <FormFailure message={failure} />
      </form>
    </AuthLayout>
  );
}

function reasonFor({ name }: PendingTitle): string {
  return name === null ? text('auth.signIn.keepUnnamed') : text('auth.signIn.keep', { name });
}
