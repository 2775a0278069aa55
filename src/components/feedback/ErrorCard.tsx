import type { ReactNode } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { RetryButton } from './RetryButton';

interface ErrorCardProps {
  title: string;
  message?: string;
  onRetry?: () => void;
  /** A second action, such as a link home. */
  action?: ReactNode;
}

/** A failure, announced by screen readers at once, with an offer to try again. */
export function ErrorCard({ title, message, onRetry, action }: ErrorCardProps) {
  return (
    <div
      role="alert"
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        gap: '3',
        maxW: 'form',
        mx: 'auto',
        my: '10',
        p: { base: 'min(1.5rem, 6vw)', md: '10' },
        borderRadius: 'xl',
        borderWidth: '1px',
        borderColor: 'border',
        bg: 'bg.surface',
        textAlign: 'center',
      })}
    >
      <p
        className={css({
          fontFamily: 'display',
          fontWeight: 'display',
          fontSize: '2xl',
          lineHeight: 'snug',
        })}
      >
        {title}
      </p>
      {message && <p className={css({ color: 'fg.muted' })}>{message}</p>}
      {(onRetry || action) && (
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: '3',
            mt: '3',
          })}
        >
          {onRetry && <RetryButton onRetry={onRetry} />}
          {action}
        </div>
      )}
    </div>
  );
}
