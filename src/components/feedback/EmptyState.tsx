import type { ReactNode } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };

interface EmptyStateProps {
  /** e.g. 'Sorry, Could not Find Your Search!' */
  title: string;
  /** e.g. 'Try something new' */
  hint?: string | undefined;
  /** A button or link. */
  action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        gap: '3',
        maxW: 'prose',
        mx: 'auto',
        py: { base: '12', md: '20' },
        px: '4',
        textAlign: 'center',
        animation: 'rise 240ms both',
      })}
    >
      <ProjectorDrawing />
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
      {hint && <p className={css({ color: 'fg.muted' })}>{hint}</p>}
      {action && (
        <div className={css({ display: 'grid', justifyItems: 'center', gap: '5', mt: '3' })}>
          {action}
        </div>
      )}
    </div>
  );
}

function ProjectorDrawing() {
  return (
    <svg viewBox="0 0 160 96" className={css({ w: 'min(10rem, 60%)', mb: '2' })} aria-hidden="true">
      <path d="M104 18 154 6v84l-50-12Z" fill="var(--fin-colors-bg-hover)" />
      <path d="M40 60 104 18v60L40 66Z" fill="var(--fin-colors-bg-raised)" />
      <g fill="var(--fin-colors-fg-subtle)">
        <rect x="6" y="53" width="28" height="20" rx="4" />
        <rect x="34" y="58" width="6" height="10" rx="2" />
        <path d="m11 73-4 15h4l4-15Zm18 0 4 15h-4l-4-15Z" />
      </g>
      <g fill="none" stroke="var(--fin-colors-fg-subtle)" strokeWidth="3">
        <circle cx="13" cy="44" r="7" />
        <circle cx="28" cy="46" r="5" />
      </g>
    </svg>
  );
}
