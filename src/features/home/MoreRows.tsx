import { Button } from '../../components/Button';
import { CarouselOutline } from '../../components/carousel/CarouselOutline';
import { moreMark } from './home.actors';

interface MoreRowsProps {
  /** Whether rows are still to be asked for: their outline is drawn where the next one will stand. */
  isOutlined: boolean;
  onPress(): void;
}

/**
 * What stands after the rows while more are to come. By keyboard it is where Tab waits for them:
 * it opens them, and the focus goes on in the first new row.
 */
export function MoreRows({ isOutlined, onPress }: MoreRowsProps) {
  return (
    <CarouselOutline
      testId="more"
      isDrawn={isOutlined}
      header={
        <Button variant="ghost" size="sm" onClick={onPress} {...moreMark}>
          Show more
        </Button>
      }
    />
  );
}
