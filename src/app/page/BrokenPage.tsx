import { Button } from '../../components/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { paths } from '../../lib/paths';
import { css } from '../../theme/css' with { type: 'macro' };

/** A page that could not be loaded or shown. Both ways out load the site anew. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css({ px: 'gutter' })}>
      <EmptyState
        isAnnounced
        title="Something went wrong"
        hint="This page could not be shown."
        onRetry={onRetry}
        action={
          <Button variant="outline" onClick={() => window.location.assign(paths.home)}>
            Go to Home
          </Button>
        }
      />
    </div>
  );
}
