import { RetryButton } from '../../../components/feedback/RetryButton';
import { ExternalLink } from '../../../components/Link';
import { type TextKey, text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { usePlayer, usePlayerVerbs } from '../use-player';
import { failuresOf, type VideoFailure, youTubePageOf } from '../use-player-state';

const REASONS: Record<VideoFailure['kind'], TextKey | null> = {
  network: 'player.failure.network',
  missing: 'player.failure.missing',
  forbidden: 'player.failure.forbidden',
  format: 'player.failure.format',
  unknown: null,
};

export function FailureNotice() {
  const { retry } = usePlayerVerbs();
  const failures = usePlayer(failuresOf);
  const page = usePlayer(youTubePageOf);
  const reason = REASONS[failures.at(-1)?.kind ?? 'unknown'];
  return (
    <div
      role="alert"
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '4',
        maxW: '36rem',
      })}
    >
      <div className={css({ textWrap: 'balance' })}>
        <p>{text('player.failure.title')}</p>
        {reason && <p className={css({ color: 'fg.muted' })}>{text(reason)}</p>}
      </div>
      <RetryButton onRetry={retry} isAutomatic={false} />
      {page && (
        <ExternalLink href={page} target="_blank" rel="noopener noreferrer">
          {text('player.failure.youTube')}
        </ExternalLink>
      )}
      {failures.length > 0 && <Details failures={failures} />}
    </div>
  );
}

function Details({ failures }: { failures: readonly VideoFailure[] }) {
  return (
    <details className={css({ w: 'full', color: 'fg.muted', fontSize: 'sm' })}>
      <summary
        className={css({ listStylePosition: 'inside', py: '3', px: '2', cursor: 'pointer' })}
      >
        {text('player.failure.details')}
      </summary>
      <ul className={css({ textAlign: 'start', overflowWrap: 'anywhere' })}>
        {failures.map(({ kind, detail, link }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items hold no state
          <li key={at}>
            {text('player.failure.detail', {
              source:
                link === null
                  ? text('player.trailer')
                  : text('player.source.numbered', { number: link + 1 }),
              kind,
              detail,
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
