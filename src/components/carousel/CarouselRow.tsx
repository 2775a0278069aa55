import { type ReactNode, useId } from 'react';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { CardOutline, CardPlaceholder } from '../cards/CardPlaceholder';
import { RetryButton } from '../feedback/RetryButton';
import type { ListItems, ListState } from '../list-state';
import { CarouselTrack } from './CarouselTrack';
import { RowCell, RowClip, RowHeader, RowList } from './RowLayout';

interface CarouselRowProps<Item> extends ListItems<Item> {
  heading: string;
  state: ListState;
  /** Still loading after a time in which others would have been: says so, and offers to ask again. */
  isStalled: boolean;
  /** The first visible card's index, to restore a row as it was left. */
  initialSlide: number | undefined;
  onSlideChange: (first: number) => void;
  onRetry: () => void;
}

/** A row of cards under a heading; equally tall while loading, empty or failed. */
export function CarouselRow<Item>(props: CarouselRowProps<Item>) {
  const { heading, state, isStalled, onRetry, ...track } = props;
  const id = useId();
  const title = (
    <h2 id={id} className={css({ fontSize: '2xl', letterSpacing: 'wide', minW: '0' })}>
      {heading}
    </h2>
  );
  return (
    <section aria-labelledby={id} aria-busy={state === 'loading'}>
      {state === 'ready' && track.items.length > 0 ? (
        <CarouselTrack {...track} heading={heading} title={title} />
      ) : (
        <>
          <RowHeader>{title}</RowHeader>
          {state === 'loading' ? (
            <LoadingCards>
              {isStalled && <Note text="Still loading" onRetry={onRetry} />}
            </LoadingCards>
          ) : (
            <NoCards onRetry={state === 'failed' ? onRetry : undefined} />
          )}
        </>
      )}
    </section>
  );
}

function LoadingCards({ children }: { children: ReactNode }) {
  return (
    <div className={css({ position: 'relative' })}>
      <RowClip>
        <RowList>
          {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
            <RowCell key={place}>
              <CardPlaceholder />
            </RowCell>
          ))}
        </RowList>
      </RowClip>
      <div role="status">{children}</div>
    </div>
  );
}

/** A hidden card gives the row its height. */
function NoCards({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className={css({ position: 'relative' })}>
      <RowClip>
        <RowList aria-hidden="true" className={css({ visibility: 'hidden' })}>
          <RowCell>
            <CardOutline />
          </RowCell>
        </RowList>
      </RowClip>
      <Note text="No videos available." onRetry={onRetry} />
    </div>
  );
}

function Note({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  return (
    <Message>
      <p>{text}</p>
      {onRetry && <RetryButton variant="outline" size="sm" onRetry={onRetry} />}
    </Message>
  );
}

const Message = styled(
  'div',
  recipe({
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
    bg: translucent('ink.900', 0.75),
    color: 'fg.muted',
  }),
);
