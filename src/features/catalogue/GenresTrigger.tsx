import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

export function GenresTrigger(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="outline" {...props}>
      {text('common.genres')}
      <Icon name="down" className={css({ boxSize: '1rem' })} />
    </Button>
  );
}
