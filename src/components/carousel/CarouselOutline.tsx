import type { ReactNode } from 'react';
import { CardOutline } from '../cards/CardPlaceholder';
import { RowCell, RowClip, RowHeader, RowList } from './RowLayout';

interface CarouselOutlineProps {
  /** Stands in the heading's place. */
  header: ReactNode;
  /** Whether the cards are drawn below it. */
  isDrawn: boolean;
  testId: string;
}

/** As tall as a row of cards, which later takes its place: nothing moves then. */
export function CarouselOutline({ header, isDrawn, testId }: CarouselOutlineProps) {
  return (
    <div data-testid={testId}>
      <RowHeader>{header}</RowHeader>
      {isDrawn && (
        <RowClip aria-hidden="true">
          <RowList>
            {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((place) => (
              <RowCell key={place}>
                <CardOutline />
              </RowCell>
            ))}
          </RowList>
        </RowClip>
      )}
    </div>
  );
}
