import type { ComponentProps, ReactNode } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { CardOutline, CardPlaceholder } from '../cards/CardPlaceholder';
import { ListNote } from '../feedback/ListNote';
import { PlaceholderList, RowCell, RowClip, RowList } from './RowLayout';

export function LoadingCards({ children }: { children?: ReactNode }) {
  return (
    <div aria-busy="true" className={css({ position: 'relative' })}>
      <RowClip>
        <PlaceholderList>
          {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
            <RowCell key={place}>
              <CardPlaceholder />
            </RowCell>
          ))}
        </PlaceholderList>
      </RowClip>
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
