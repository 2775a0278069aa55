import type { Card } from '../../../contract/entities';
import { CardGrid } from '../../components/grid/CardGrid';
import { text } from '../../lib/site/texts';
import { TitleCard } from '../shared/TitleCard';
import { useEmptyText } from '../shared/use-empty-text';
import { Section } from './Section';

export function MoreLikeThis({ cards }: { cards: readonly Card[] }) {
  const emptyTitle = useEmptyText(text('title.more.none'));
  const heading = text('title.more.heading');
  return (
    <Section heading={heading}>
      <CardGrid
        label={heading}
        state={cards.length > 0 ? 'ready' : 'empty'}
        items={cards}
        keyOf={({ id }) => id}
        renderItem={(card) => <TitleCard card={card} shape="poster" />}
        emptyTitle={emptyTitle}
      />
    </Section>
  );
}
