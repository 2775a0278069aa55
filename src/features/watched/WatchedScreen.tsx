import { Button, LinkButton } from '../../components/Button';
import { CardGrid } from '../../components/grid/CardGrid';
import { ListPage } from '../../components/ListPage';
import { durationText } from '../../lib/duration';
import { paths } from '../../lib/paths';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { PreviewedCard } from '../shared/preview/PreviewedCard';
import { RemovalNote } from '../shared/RemovalNote';
import { RemoveButton } from '../shared/RemoveButton';
import { removableMark } from '../shared/removable';
import { useEmptyText } from '../shared/use-empty-text';
import { useWatched } from './use-watched';

const HEADING = 'Watched';

/** /watched: the films that a member has seen to the end in this browser, the last one first. */
export function WatchedScreen() {
  const { films, remove, clear, ...removal } = useWatched();
  const emptyTitle = useEmptyText('Nothing watched yet');
  const clearAll = () => clear((films ?? []).map(({ titleId }) => titleId));
  const tools = films && films.length > 0 && (
    <Button variant="ghost" size="sm" onClick={clearAll}>
      Clear all
    </Button>
  );
  return (
    <div {...removableMark}>
      <ListPage heading={HEADING} tools={tools}>
        <Note>
          <RemovalNote {...removal} />
        </Note>
        <CardGrid
          label={HEADING}
          state={films ? 'ready' : 'loading'}
          items={films ?? []}
          keyOf={({ titleId }) => titleId}
          renderItem={({ titleId, card }) => (
            <PreviewedCard
              id={titleId}
              name={card.name}
              posterImage={card.poster_image}
              thumbnailImage={card.thumbnail_image}
              posterSrcset={card.poster_srcset}
              thumbnailSrcset={card.thumbnail_srcset}
              ageRating={card.content_rating}
              facts={[durationText(card.duration), card.language]}
              shape="poster"
              action={
                <RemoveButton
                  name={card.name}
                  from={HEADING}
                  onRemove={() => remove(titleId, card.name)}
                />
              }
            />
          )}
          emptyTitle={emptyTitle}
          emptyHint="Films you watch to the end in this browser are listed here."
          emptyAction={<LinkButton to={paths.movies}>Browse movies</LinkButton>}
        />
      </ListPage>
    </div>
  );
}

/** Between heading and cards, always as tall, so that what it says moves nothing. */
const Note = styled(
  'div',
  recipe({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    mt: { base: '-4', md: '-6' },
    mb: '3',
    color: 'fg.muted',
    fontSize: 'sm',
  }),
);
