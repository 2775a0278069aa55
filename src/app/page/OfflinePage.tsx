import { EmptyState } from '../../components/feedback/EmptyState';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

export function OfflinePage() {
  return (
    <div className={css({ px: 'gutter' })}>
      <EmptyState isAnnounced title={text('app.offline.title')} hint={text('app.offline.hint')} />
    </div>
  );
}
