import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { RetryButton } from './RetryButton';

interface ListNoteProps {
  lead?: string | undefined;
  text: string;
  onRetry?: (() => void) | undefined;
}

export function ListNote({ lead, text, onRetry }: ListNoteProps) {
  return (
    <Cover>
      <Words>
        <div className={css({ textAlign: 'center' })}>
          {lead && <p className={css({ color: 'fg', fontWeight: 'semibold' })}>{lead}</p>}
          <p>{text}</p>
        </div>
        {onRetry && <RetryButton variant="outline" size="sm" onRetry={onRetry} />}
      </Words>
    </Cover>
  );
}

const Cover = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    bg: translucent('ink.900', 0.75),
    color: 'fg.muted',
  }),
);

const Words = styled(
  'div',
  recipe({
    // Keeps the text near the top of a grid, which may be taller than the window.
    h: 'min(100%, 20rem)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
  }),
);
