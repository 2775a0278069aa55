import type { Card } from '../../../contract/entities';
import { Button, LinkButton } from '../../components/Button';
import { CardGrid } from '../../components/grid/CardGrid';
import { ListPage } from '../../components/ListPage';
import { durationText } from '../../lib/duration';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { PreviewedCard } from '../shared/preview/PreviewedCard';
import { RemovalNote } from '../shared/RemovalNote';
import { RemoveButton } from '../shared/RemoveButton';
import { removableMark } from '../shared/removable';
import { useEmptyText } from '../shared/use-empty-text';
import { useWatched } from './use-watched';

export function WatchedScreen() {
  const { films, episodesOf, remove, clear, ...removal } = useWatched();
  const emptyTitle = useEmptyText(text('watched.empty.title'));
  const clearAll = () => clear((films ?? []).map(({ titleId }) => titleId));
  const tools = films && films.length > 0 && (
    <Button variant="ghost" size="sm" onClick={clearAll}>
      {text('common.clearAll')}
    </Button>
  );
  return (
    <div {...removableMark}>
      <ListPage heading={text('watched.heading')} tools={tools}>
        <RemovalNote {...removal} className={css({ mt: { base: '-4', md: '-6' }, mb: '3' })} />
        <CardGrid
          label={text('watched.heading')}
          state={films ? 'ready' : 'loading'}
          items={films ?? []}
          keyOf={({ titleId }) => titleId}
          renderItem={({ titleId, card }) => (
            <WatchedCard
              titleId={titleId}
              card={card}
              episodes={card.series ? episodesOf(card.series.id) : 0}
              onRemove={remove}
            />
          )}
          emptyTitle={emptyTitle}
          emptyHint={text('watched.empty.hint')}
          emptyAction={<LinkButton to={paths.movies}>{text('common.browseMovies')}</LinkButton>}
        />
      </ListPage>
    </div>
  );
}

interface WatchedCardProps {
  titleId: string;
  card: Card;
  episodes: number;
  onRemove(titleId: string, name: string): void;
}

function WatchedCard({ titleId, card, episodes, onRemove }: WatchedCardProps) {
  const { id, name, lang } = card.series ?? { ...card, id: titleId };
  return (
    <PreviewedCard
      id={id}
      name={name}
      lang={lang}
      pictures={card}
      ageRating={card.content_rating}
      facts={[
        card.series ? text('common.episodes', { count: episodes }) : durationText(card.duration),
        card.language,
      ]}
      shape="poster"
      action={
        <RemoveButton
          name={name}
          from={text('watched.heading')}
          onRemove={() => onRemove(titleId, name)}
        />
      }
    />
  );
}
