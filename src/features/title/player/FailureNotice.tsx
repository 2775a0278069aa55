import { RetryButton } from '../../../components/feedback/RetryButton';
import { css } from '../../../theme/css' with { type: 'macro' };

export function FailureNotice({ onRetry }: { onRetry(): void }) {
  return (
    <div
      role="alert"
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '4',
      })}
    >
      <p>The video could not be played.</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
