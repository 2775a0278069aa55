import { chakra } from '@chakra-ui/react/styled-system';
import type { Card } from '../../../contract/entities';
import { CardGrid } from '../../components/grid/CardGrid';
import { TitleCard } from '../shared/TitleCard';
import { Section } from './Section';

export function MoreLikeThis({ cards }: { cards: readonly Card[] }) {
  return (
    <chakra.div px={{ base: 'gutter', md: '0' }}>
      <Section heading="More Like This">
        <CardGrid
          label="More Like This"
          state={cards.length > 0 ? 'ready' : 'empty'}
          items={cards}
          keyOf={({ id }) => id}
          renderItem={(card) => <TitleCard card={card} shape="poster" />}
          emptyTitle="No movies available."
        />
      </Section>
    </chakra.div>
  );
}
