import { Button } from '../../components/Button';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

export function MoreRows({ onPress }: { onPress(): void }) {
  return (
    <Button
      onClick={onPress}
      className={css({
        position: 'fixed',
        bottom: '6',
        left: '50%',
        translate: '-50% 0',
        zIndex: 'raised',
        opacity: '0',
        pointerEvents: 'none',
        _focus: { opacity: '1', pointerEvents: 'auto' },
      })}
      data-more
    >
      {text('home.rows.more')}
    </Button>
  );
}
