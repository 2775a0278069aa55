import type { TitleDetails } from '../../../contract/entities';
import { notify } from '../../lib/notifications';
import { paths } from '../../lib/paths';
import { siteAddress } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { clockText } from '../player/start-time';

export async function shareLink({ id }: TitleDetails, second: number): Promise<void> {
  const address =
    window.location.origin + siteAddress(paths.title(id)) + (second > 0 ? `?t=${second}` : '');
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
