import { Button } from '../../components/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { paths } from '../../lib/paths';
import { siteAddress } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css({ px: 'gutter' })}>
      <EmptyState
        isAnnounced
        title={text('app.broken.title')}
        hint={text('app.broken.hint')}
        onRetry={onRetry}
        action={
          <Button variant="outline" onClick={() => window.location.assign(siteAddress(paths.home))}>
            {text('common.goHome')}
          </Button>
        }
      />
    </div>
  );
}
