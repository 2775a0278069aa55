import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { Footer } from '../../components/footer/Footer';
import { TextLink } from '../../components/Link';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { paths } from '../../lib/paths';
import { hasFeature, isSignUpOpen } from '../../lib/site/settings';
import { richText, text } from '../../lib/site/texts';
import { useSession } from '../../state/use-session';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { ExpiredSessionNotice } from '../shared/ExpiredSessionNotice';
import { ArtworkWall } from './ArtworkWall';
import { EmailBox } from './EmailBox';
import { Features } from './Features';
import { LastCall } from './LastCall';
import { NextStep } from './NextStep';
import { Questions } from './Questions';
import { TopTen } from './TopTen';
import { prices } from './texts';

export function LandingScreen() {
  const { isMember, isInterrupted } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <SkipLink targetId="main" />
      {isInterrupted && (
        <Strip>
          <ExpiredSessionNotice linkTo={paths.signIn} />
        </Strip>
      )}
      <TopBar>
        <Logo className={css({ h: 'min(clamp(2.5rem, 2rem + 1.4vw, 3.5rem), max(40px, 6vw))' })} />
        {isMember ? (
          <LinkButton to={paths.home}>{text('common.browse')}</LinkButton>
        ) : (
          <div
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'end',
              gap: 'min(0.5rem, 1vw)',
            })}
          >
            <LinkButton to={paths.home} variant="ghost">
              {text('common.browse')}
            </LinkButton>
            <LinkButton to={paths.signIn} variant="outline">
              {text('landing.signIn')}
            </LinkButton>
          </div>
        )}
      </TopBar>
      <main id="main" tabIndex={-1}>
        <Hero>
          <ArtworkWall />
          <h1 tabIndex={-1} className={css({ fontSize: '5xl', lineHeight: '0.98', maxW: '12em' })}>
            {richText('landing.headline', { unbroken })}
          </h1>
          <p
            className={css({
              fontSize: 'xl',
              fontWeight: 'medium',
              maxW: '32em',
              textWrap: 'balance',
            })}
          >
            {hasFeature('plans')
              ? text('landing.promise', prices())
              : text('landing.promiseWithoutPlans')}
          </p>
          {isMember || !isSignUpOpen() ? (
            <NextStep isMember={isMember} />
          ) : (
            <EmailBox onGetStarted={(email) => navigate(paths.signUp, { state: { email } })} />
          )}
          {!isMember && <TextLink to={paths.home}>{text('landing.lookAround')}</TextLink>}
        </Hero>
        <TopTen />
        <Features />
        <Questions />
        <LastCall isMember={isMember} />
      </main>
      <Footer />
    </>
  );
}

/** Prevents line breaks, which would fall elsewhere in the fallback font and shift the layout. */
const unbroken = (words: ReactNode) => (
  <span className={css({ whiteSpace: 'nowrap' })}>{words}</span>
);

const Strip = styled(
  'div',
  recipe({
    px: 'gutter',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'accent',
    textAlign: 'center',
  }),
);

const TopBar = styled(
  'header',
  recipe({
    position: 'absolute',
    insetX: '0',
    zIndex: 'raised',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: 'gutter',
    py: { base: '4', md: '6' },
  }),
);

const Hero = styled(
  'section',
  recipe({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6',
    minH: 'min(54rem, 96svh)',
    px: 'gutter',
    py: '28',
    textAlign: 'center',
  }),
);
