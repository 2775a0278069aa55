import { chakra } from '@chakra-ui/react/styled-system';
import { CardOutline } from '../cards/CardPlaceholder';
import { RowCell, RowClip, RowHeader, RowList } from './RowLayout';

/** As tall as a row of cards, which later takes its place: nothing moves then. */
export function CarouselOutline({ testId }: { testId: string }) {
  return (
    <div aria-hidden="true" data-testid={testId}>
      <RowHeader>
        <chakra.div w="44" h="6" borderRadius="sm" bg="bg.raised" />
      </RowHeader>
      <RowClip>
        <RowList>
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((place) => (
            <RowCell key={place}>
              <CardOutline />
            </RowCell>
          ))}
        </RowList>
      </RowClip>
    </div>
  );
}
