import { EmptyState } from '../../components/feedback/EmptyState';
import { css } from '../../theme/css' with { type: 'macro' };

/** A page whose code could not be loaded without a network. */
export function OfflinePage() {
  return (
    <div className={css({ px: 'gutter' })}>
      <EmptyState
        isAnnounced
        title="You're offline"
        hint="This page will open once you're back online."
      />
    </div>
  );
}
