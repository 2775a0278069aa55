import type { ComponentProps } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

/** The button that opens the genres. */
export function GenresTrigger(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="outline" {...props}>
      Genres
      <Icon name="down" size="1rem" />
    </Button>
  );
}
