import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '../../components/Button';
import { Footer } from '../../components/Footer';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { ArtworkWall } from './ArtworkWall';
import { EmailBox } from './EmailBox';
import { Features } from './Features';
import { LastCall } from './LastCall';
import { Questions } from './Questions';
import { texts } from './texts';

export interface LandingScreenProps {
  /** A member is shown the way to the films instead of the way to sign in. */
  isMember: boolean;
  /** Someone gave an e-mail address and pressed Get Started: lead them to the sign-up form. */
  onGetStarted: (email: string) => void;
}

/** The page at `/` (spec §2): a wall of artwork, an e-mail box, four features, six questions. */
export function LandingScreen({ isMember, onGetStarted }: LandingScreenProps) {
  return (
    <>
      <SkipLink targetId="main" />
      <TopLine>
        <Logo height="clamp(2.5rem, 2rem + 1.4vw, 3.5rem)" />
        {isMember ? (
          <LinkButton to="/browse">{texts.browse}</LinkButton>
        ) : (
          <LinkButton to="/login">{texts.signIn}</LinkButton>
        )}
      </TopLine>
      <main id="main" tabIndex={-1}>
        <Hero>
          <ArtworkWall />
          <chakra.h1 fontSize="5xl" lineHeight="0.98" maxW="12em">
            {texts.headline}
          </chakra.h1>
          <chakra.p fontSize="xl" fontWeight="medium" maxW="32em" textWrap="balance">
            {texts.promise}
          </chakra.p>
          <EmailBox onGetStarted={onGetStarted} />
        </Hero>
        <Features />
        <Questions />
        <LastCall isMember={isMember} />
      </main>
      <Footer />
    </>
  );
}

const TopLine = chakra('header', {
  base: {
    position: 'absolute',
    insetX: '0',
    zIndex: 'raised',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: 'gutter',
    py: { base: '4', md: '6' },
  },
});

const Hero = chakra('section', {
  base: {
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
  },
});
