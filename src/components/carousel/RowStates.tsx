import type { ReactNode } from 'react';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { CardOutline, CardPlaceholder } from '../cards/CardPlaceholder';
import { RetryButton } from '../feedback/RetryButton';
import { RowCell, RowClip, RowList } from './RowLayout';

interface NoteProps {
  text: string;
  onRetry?: (() => void) | undefined;
}

/** Placeholders, and what is said over them. */
export function LoadingCards({ children }: { children?: ReactNode }) {
  return (
    <div aria-busy="true" className={css({ position: 'relative' })}>
      <RowClip>
        <RowList>
          {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
            <RowCell key={place}>
              <CardPlaceholder />
            </RowCell>
          ))}
        </RowList>
      </RowClip>
      <div role="status">{children}</div>
    </div>
  );
}

/** A text in place of the cards; a hidden card gives the row its height. */
export function EmptyCards({ text, onRetry }: NoteProps) {
  return (
    <div className={css({ position: 'relative' })}>
      <RowClip>
        <RowList aria-hidden="true" className={css({ visibility: 'hidden' })}>
          <RowCell>
            <CardOutline />
          </RowCell>
        </RowList>
      </RowClip>
      <RowNote text={text} onRetry={onRetry} />
    </div>
  );
}

export function RowNote({ text, onRetry }: NoteProps) {
  return (
    <Message>
      <p>{text}</p>
      {onRetry && <RetryButton variant="outline" size="sm" onRetry={onRetry} />}
    </Message>
  );
}

const Message = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    bg: translucent('ink.900', 0.75),
    color: 'fg.muted',
  }),
);
