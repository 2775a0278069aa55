import type { Card } from '../../../contract/entities';
import { CardGrid } from '../../components/grid/CardGrid';
import { TitleCard } from '../shared/TitleCard';
import { useEmptyText } from '../shared/use-empty-text';
import { Section } from './Section';

export function MoreLikeThis({ cards }: { cards: readonly Card[] }) {
  const emptyTitle = useEmptyText('No movies available.');
  return (
    <Section heading="More Like This">
      <CardGrid
        label="More Like This"
        state={cards.length > 0 ? 'ready' : 'empty'}
        items={cards}
        keyOf={({ id }) => id}
        renderItem={(card) => <TitleCard card={card} shape="poster" />}
        emptyTitle={emptyTitle}
      />
    </Section>
  );
}
