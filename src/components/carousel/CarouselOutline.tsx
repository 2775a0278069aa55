import { css } from '../../theme/css' with { type: 'macro' };
import { CardOutline } from '../cards/CardPlaceholder';
import { PlaceholderList, RowCell, RowClip, RowHeader } from './RowLayout';

export function CarouselOutline() {
  return (
    <div aria-hidden="true" data-testid="more">
      <RowHeader>
        <div className={css({ w: '11rem', h: '6', borderRadius: 'sm', bg: 'bg.raised' })} />
      </RowHeader>
      <RowClip>
        <PlaceholderList>
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((place) => (
            <RowCell key={place}>
              <CardOutline />
            </RowCell>
          ))}
        </PlaceholderList>
      </RowClip>
    </div>
  );
}
