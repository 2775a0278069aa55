import { ErrorCard } from '../../components/feedback/ErrorCard';
import { css } from '../../theme/css' with { type: 'macro' };

/** A page whose code could not be loaded without a network. */
export function OfflinePage() {
  return (
    <div className={css({ px: 'gutter' })}>
      <ErrorCard title="You're offline" message="This page will open once you're back online." />
    </div>
  );
}
