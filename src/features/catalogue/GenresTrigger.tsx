import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';

export function GenresTrigger(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="outline" {...props}>
      Genres
      <Icon name="down" size="1rem" />
    </Button>
  );
}
