import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Page, PlayerAndFacts } from './title-layout';

/** The same boxes as the loaded page, so that nothing moves when it comes. */
export function TitlePlaceholder() {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">The title is loading</VisuallyHidden>
      <PlayerAndFacts>
        <chakra.div
          aspectRatio="16/9"
          borderRadius={{ base: 'none', md: 'lg' }}
          bg="bg.placeholder"
          animation="shimmer 1.8s ease-in-out infinite"
        />
        <chakra.div
          display="grid"
          alignContent={{ base: 'start', xl: 'center' }}
          gap="4"
          px={{ base: 'gutter', md: '0' }}
          animation="shimmer 1.8s ease-in-out infinite"
        >
          <Line w="min(26rem, 70%)" h="14" />
          <Line w="min(18rem, 55%)" h="8" />
          <Line w="full" h="24" />
        </chakra.div>
      </PlayerAndFacts>
      <chakra.div minH="100dvh" />
    </Page>
  );
}

const Line = chakra('div', { base: { borderRadius: 'md', bg: 'bg.placeholder' } });
