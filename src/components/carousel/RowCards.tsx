import { useState } from 'react';
import { logFailure } from '../../lib/failures';
import { useLazy } from '../../lib/lazy';
import { css } from '../../theme/css' with { type: 'macro' };
import type { CarouselTrackProps } from './CarouselTrack';
import { carouselTrack } from './lazy-track';
import { RowCell, RowClip, RowHeader, RowList } from './RowLayout';
import { LoadingCards } from './RowStates';

/** The cards of a row and its heading; where the code that moves them is lost, they scroll. */
export function RowCards<Item>(props: CarouselTrackProps<Item>) {
  const { title, items, keyOf, renderItem } = props;
  const [isLost, setLost] = useState(false);
  const Track = useLazy(carouselTrack, {
    isWanted: true,
    onError(error) {
      logFailure('the arrows of a row', error);
      setLost(true);
    },
  });
  if (Track) return <Track {...props} />;
  return (
    <>
      <RowHeader>{title}</RowHeader>
      {isLost ? (
        <RowClip className={css({ overflowX: 'auto' })}>
          <RowList>
            {items.map((item, index) => (
              <RowCell key={keyOf(item)}>{renderItem(item, index)}</RowCell>
            ))}
          </RowList>
        </RowClip>
      ) : (
        <LoadingCards />
      )}
    </>
  );
}
