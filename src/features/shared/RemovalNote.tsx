import { Button } from '../../components/Button';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { undoMark } from './removable';
import type { useRemovable } from './use-removable';

interface RemovalNoteProps
  extends Pick<ReturnType<typeof useRemovable>, 'isUndoOffered' | 'removedName' | 'undo'> {
  className: string;
}

export function RemovalNote({ isUndoOffered, removedName, undo, className }: RemovalNoteProps) {
  return (
    <Note className={className}>
      <span role="status" className={css({ minW: '0', overflowWrap: 'anywhere' })}>
        {isUndoOffered &&
          (removedName
            ? text('shared.removal.one', { name: removedName })
            : text('shared.removal.all'))}
      </span>
      {isUndoOffered && (
        <Button variant="outline" size="sm" onClick={undo} {...undoMark}>
          {text('common.undo')}
        </Button>
      )}
    </Note>
  );
}

const Note = styled(
  'div',
  recipe({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    color: 'fg.muted',
    fontSize: 'sm',
  }),
);
