import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { notify } from '../../lib/notifications';
import { paths } from '../../lib/paths';
import { siteAddress } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { clockText } from '../player/start-time';

interface ShareButtonProps {
  titleId: string;
  /** Returns the position in seconds; `null` while no video is being watched. */
  position: (() => number) | null;
}

export function ShareButton({ titleId, position }: ShareButtonProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={text('title.share')}
      className={css({ boxSize: '14' })}
      onClick={() => shareLink(titleId, Math.floor(position?.() ?? 0))}
    >
      <Icon name="share" className={css({ boxSize: '1.35rem' })} />
    </Button>
  );
}

async function shareLink(titleId: string, second: number): Promise<void> {
  const link = window.location.origin + siteAddress(paths.title(titleId));
  const address = second > 0 ? `${link}?t=${second}` : link;
  try {
    await navigator.clipboard.writeText(address);
    const message =
      second > 0
        ? text('title.linkCopiedAt', { time: clockText(second) })
        : text('title.linkCopied');
    notify({ tone: 'success', message });
  } catch {
    notify({ tone: 'info', message: address });
  }
}
