import { Button } from '../../components/Button';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { undoMark } from './removable';
import type { useRemovable } from './use-removable';

export function RemovalNote({
  isUndoOffered,
  removedName,
  undo,
}: Pick<ReturnType<typeof useRemovable>, 'isUndoOffered' | 'removedName' | 'undo'>) {
  return (
    <>
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
    </>
  );
}
