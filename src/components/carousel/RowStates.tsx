import type { ComponentProps, ReactNode } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { CardOutline, CardPlaceholder } from '../cards/CardPlaceholder';
import { ListNote } from '../feedback/ListNote';
import { PlaceholderList, RowCell, RowClip, RowHeader, RowList } from './RowLayout';

export function CarouselOutline() {
  return (
    <div aria-hidden="true" data-testid="more">
      <RowHeader>
        <div className={css({ w: '11rem', h: '6', borderRadius: 'sm', bg: 'bg.raised' })} />
      </RowHeader>
      <Placeholders count={7}>
        <CardOutline />
      </Placeholders>
    </div>
  );
}

export function LoadingCards({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className={css({ position: 'relative' })}>
      <Placeholders count={5}>
        <CardPlaceholder />
      </Placeholders>
      <div role="status">{children}</div>
    </div>
  );
}

export function EmptyCards(note: ComponentProps<typeof ListNote>) {
  return (
    <div className={css({ position: 'relative' })}>
      <RowClip>
        <RowList aria-hidden="true" className={css({ visibility: 'hidden' })}>
          <RowCell>
            <CardOutline />
          </RowCell>
        </RowList>
      </RowClip>
      <ListNote {...note} />
    </div>
  );
}

function Placeholders({ count, children }: { count: number; children: ReactNode }) {
  return (
    <RowClip>
      <PlaceholderList>
        {[...Array(count).keys()].map((place) => (
          <RowCell key={place}>{children}</RowCell>
        ))}
      </PlaceholderList>
    </RowClip>
  );
}
