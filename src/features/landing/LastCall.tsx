import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '../../components/Button';
import { paths } from '../../lib/paths';
import { palette, translucent } from '../../theme/palette';
import { texts } from './texts';

export function LastCall({ isMember }: { isMember: boolean }) {
  return (
    <Section>
      <chakra.h2 fontSize="4xl">{texts.lastCall}</chakra.h2>
      <chakra.p color="fg.muted" fontSize="lg">
        {isMember ? texts.memberPromise : texts.lastPromise}
      </chakra.p>
      {isMember ? (
        <LinkButton to={paths.home} size="lg" mt="3">
          {texts.browse}
        </LinkButton>
      ) : (
        <LinkButton to={paths.signUp} size="lg" mt="3">
          {texts.createAccount}
        </LinkButton>
      )}
    </Section>
  );
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    mt: '20',
    px: 'gutter',
    py: { base: '20', md: '28' },
    textAlign: 'center',
    mb: '-20',
    bg: `radial-gradient(50% 90% at 50% 100%, ${translucent(palette.amber[400], 0.2)}, transparent)`,
  },
});
