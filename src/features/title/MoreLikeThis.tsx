import { CardGrid } from '../../components/grid/CardGrid';
import { TitleCard } from '../shared/TitleCard';
import { Section } from './Section';
import type { Title } from './use-title';

export function MoreLikeThis({ cards }: { cards: Title['more_items'] }) {
  return (
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
  );
}
