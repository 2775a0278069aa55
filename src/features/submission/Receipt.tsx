import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import type { Accepted } from './submission-draft';

interface ReceiptProps {
  accepted: Accepted;
  onAnother: () => void;
}

/** Not a live region, since a toast announces the submission. */
export function Receipt({ accepted: { title, email }, onAnother }: ReceiptProps) {
  return (
    <div
      data-testid="receipt"
      className={css({
        display: 'flex',
        gap: '4',
        p: '5',
        borderRadius: 'lg',
        borderWidth: '1px',
        borderColor: 'border.strong',
        bg: 'bg.raised',
        animation: 'rise 240ms both',
        '& > svg': { color: 'success', boxSize: '1.5rem' },
      })}
    >
      <Icon name="check" />
      <div
        className={css({
          display: 'grid',
          justifyItems: 'start',
          gap: '3',
          minW: '0',
          overflowWrap: 'anywhere',
        })}
      >
        <p>{text('submission.receipt.text', { title, email })}</p>
        <Button variant="outline" size="sm" onClick={onAnother}>
          {text('submission.receipt.another')}
        </Button>
      </div>
    </div>
  );
}
