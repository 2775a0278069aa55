import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { BillboardFrame, FactsBox, Page } from './title-layout';

/** The same boxes as the loaded page, so that nothing moves when it comes. */
export function TitlePlaceholder() {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">The title is loading</VisuallyHidden>
      <BillboardFrame>
        <FactsBox data-facts animation="shimmer 1.8s ease-in-out infinite">
          <Line w="min(26rem, 70%)" h="14" />
          <Line w="min(18rem, 55%)" h="8" />
          <Line w={{ base: 'full', sm: '12rem' }} h="14" borderRadius="full" />
          <Line w="full" h="24" />
        </FactsBox>
        <chakra.div data-stage bg="bg.placeholder" animation="shimmer 1.8s ease-in-out infinite" />
      </BillboardFrame>
      <chakra.div minH="100dvh" />
    </Page>
  );
}

const Line = chakra('div', { base: { borderRadius: 'md', bg: 'bg.placeholder' } });
