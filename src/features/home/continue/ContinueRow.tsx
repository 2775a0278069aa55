import { useId } from 'react';
import { Button } from '../../../components/Button';
import { RowCards } from '../../../components/carousel/RowCards';
import { RowHeader } from '../../../components/carousel/RowLayout';
import { EmptyCards } from '../../../components/carousel/RowStates';
import { text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { RemovalNote } from '../../shared/RemovalNote';
import { removableMark } from '../../shared/removable';
import { useShownWithoutShift } from '../use-shown-without-shift';
import { ContinueCard } from './ContinueCard';
import { useContinueWatching } from './use-continue-watching';

/**
 * Once shown, the row stays when emptied, so that a removal can be undone without a layout shift.
 * @param isLate whether this code loaded after the first render of the page
 */
export function ContinueRow({ isLate }: { isLate: boolean }) {
  const row = useContinueWatching();
  const isShown = useShownWithoutShift(row.films.length > 0, isLate);
  if (!isShown) return null;
  return (
    <div {...removableMark}>
      <Row {...row} />
    </div>
  );
}

function Row(row: ReturnType<typeof useContinueWatching>) {
  const { films, remove, clear } = row;
  const id = useId();
  const isEmpty = films.length === 0;
  const heading = text('home.continue.heading');
  const title = (
    <h2 id={id} className={css({ fontSize: '2xl', letterSpacing: 'wide', minW: '0', flex: '1' })}>
      {heading}
    </h2>
  );
  const header = (
    <>
      {title}
      <Button variant="ghost" size="sm" onClick={() => clear(films.map(({ titleId }) => titleId))}>
        {text('common.clearAll')}
      </Button>
    </>
  );
  return (
    <section aria-labelledby={id}>
      {isEmpty ? (
        <>
          <RowHeader>{title}</RowHeader>
          <EmptyCards text={text('home.continue.empty')} />
        </>
      ) : (
        <RowCards
          heading={heading}
          title={header}
          items={films}
          keyOf={({ titleId }) => titleId}
          renderItem={(film) => <ContinueCard film={film} onRemove={remove} />}
        />
      )}
      <RemovalNote {...row} className={css({ mt: '1', mb: { base: '-8', md: '-11' } })} />
    </section>
  );
}
