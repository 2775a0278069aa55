import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { CardOutline, CardPlaceholder } from '../cards/CardPlaceholder';
import { RetryButton } from '../feedback/RetryButton';
import type { ListItems, ListState } from '../list-state';
import { CarouselTrack } from './CarouselTrack';
import { RowCell, RowHeader, RowList } from './RowLayout';

interface CarouselRowProps<Item> extends ListItems<Item> {
  heading: string;
  state: ListState;
  /** The first visible card's index, to restore a row as it was left. */
  initialSlide: number | undefined;
  onSlideChange: (first: number) => void;
  onRetry: () => void;
}

/** A row of cards under a heading; equally tall while loading, empty or failed. */
export function CarouselRow<Item>(props: CarouselRowProps<Item>) {
  const { heading, state, onRetry, ...track } = props;
  const id = useId();
  const title = (
    <chakra.h2 id={id} fontSize="2xl" letterSpacing="wide" minW="0">
      {heading}
    </chakra.h2>
  );
  return (
    <chakra.section aria-labelledby={id} aria-busy={state === 'loading'}>
      {state === 'ready' && track.items.length > 0 ? (
        <CarouselTrack {...track} heading={heading} title={title} />
      ) : (
        <>
          <RowHeader>{title}</RowHeader>
          {state === 'loading' ? (
            <LoadingCards />
          ) : (
            <NoCards onRetry={state === 'failed' ? onRetry : undefined} />
          )}
        </>
      )}
    </chakra.section>
  );
}

function LoadingCards() {
  return (
    <RowList>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <RowCell key={place}>
          <CardPlaceholder />
        </RowCell>
      ))}
    </RowList>
  );
}

/** A hidden card gives the row its height. */
function NoCards({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <chakra.div position="relative">
      <RowList aria-hidden="true" visibility="hidden">
        <RowCell>
          <CardOutline />
        </RowCell>
      </RowList>
      <Message>
        <p>No videos available.</p>
        {onRetry && <RetryButton variant="outline" size="sm" onRetry={onRetry} />}
      </Message>
    </chakra.div>
  );
}

const Message = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    color: 'fg.muted',
  },
});
