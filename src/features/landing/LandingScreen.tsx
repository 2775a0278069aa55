import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { Footer } from '../../components/Footer';
import { TextLink } from '../../components/Link';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { paths } from '../../lib/paths';
import { useSession } from '../../state/use-session';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { InterruptionNotice } from '../shared/InterruptionNotice';
import { ArtworkWall } from './ArtworkWall';
import { EmailBox } from './EmailBox';
import { Features } from './Features';
import { LastCall } from './LastCall';
import { Questions } from './Questions';
import { TopTen } from './TopTen';
import { texts } from './texts';

/** Kept together, so that the headline has the same lines where its face is lost: nothing moves. */
const UNBROKEN = 'staying to';
const [start, end] = texts.headline.split(UNBROKEN);

/** `/` (spec §2). */
export function LandingScreen() {
  const { isMember, isInterrupted } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <SkipLink targetId="main" />
      {isInterrupted && (
        <Strip>
          <InterruptionNotice linkTo={paths.signIn} />
        </Strip>
      )}
      <TopBar>
        <Logo className={css({ h: 'min(clamp(2.5rem, 2rem + 1.4vw, 3.5rem), max(40px, 6vw))' })} />
        {isMember ? (
          <LinkButton to={paths.home}>{texts.browse}</LinkButton>
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
              {texts.browse}
            </LinkButton>
            <LinkButton to={paths.signIn} variant="outline">
              {texts.signIn}
            </LinkButton>
          </div>
        )}
      </TopBar>
      <main id="main" tabIndex={-1}>
        <Hero>
          <ArtworkWall />
          <h1 tabIndex={-1} className={css({ fontSize: '5xl', lineHeight: '0.98', maxW: '12em' })}>
            {start}
            <span className={css({ whiteSpace: 'nowrap' })}>{UNBROKEN}</span>
            {end}
          </h1>
          <p
            className={css({
              fontSize: 'xl',
              fontWeight: 'medium',
              maxW: '32em',
              textWrap: 'balance',
            })}
          >
            {texts.promise}
          </p>
          {isMember ? (
            <LinkButton to={paths.home} size="lg" className={css({ mt: '3' })}>
              {texts.browse}
            </LinkButton>
          ) : (
            <>
              <EmailBox onGetStarted={(email) => navigate(paths.signUp, { state: { email } })} />
              <TextLink to={paths.home}>{texts.lookAround}</TextLink>
            </>
          )}
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
    pt: '28',
    pb: '28',
    textAlign: 'center',
  }),
);
