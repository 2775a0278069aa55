import type { ReactNode } from 'react';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { RetryButton } from './RetryButton';

interface EmptyStateProps {
  lead?: string | undefined;
  title: string;
  hint?: string | undefined;
  /** Only for whole pages, since a failed list is silent (spec §8). */
  isAnnounced?: boolean;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { lead, title, hint, isAnnounced, onRetry, action } = props;
  return (
    <div
      role={isAnnounced ? 'alert' : undefined}
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
      {lead && <Headline>{lead}</Headline>}
      {lead ? <Note>{title}</Note> : <Headline>{title}</Headline>}
      {hint && <Note>{hint}</Note>}
      {(onRetry || action) && (
        <Ways>
          {onRetry && <RetryButton onRetry={onRetry} />}
          {action}
        </Ways>
      )}
    </div>
  );
}

const Headline = styled(
  'p',
  recipe({
    fontFamily: 'display',
    fontWeight: 'display',
    fontSize: '2xl',
    lineHeight: 'snug',
    textWrap: 'balance',
  }),
);

const Note = styled('p', recipe({ color: 'fg.muted' }));

const Ways = styled(
  'div',
  recipe({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    mt: '3',
    '& > p': { flexBasis: 'full' },
  }),
);

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
