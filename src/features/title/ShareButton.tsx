import type { TitleDetails } from '../../../contract/entities';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { shareLink } from './share-link';

interface ShareButtonProps {
  title: TitleDetails;
  /** Returns seconds; `null` before playback. */
  position: (() => number) | null;
}

export function ShareButton({ title, position }: ShareButtonProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={text('title.share')}
      className={css({ boxSize: '14' })}
      onClick={() => shareLink(title, Math.floor(position?.() ?? 0))}
    >
      <Icon name="share" className={css({ boxSize: '1.35rem' })} />
    </Button>
  );
}
