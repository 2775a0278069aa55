import { OutsideLink } from '../../components/Link';
import { css } from '../../theme/css' with { type: 'macro' };
import { PaidNote } from './PaidNote';

interface CheckoutNoteProps {
  isPaid: boolean;
  isAwaitingReturn: boolean;
  isClosed: boolean;
  blockedAddress: string | null;
}

/** Says what the button does, and where the checkout is once it was pressed. */
export function CheckoutNote(props: CheckoutNoteProps) {
  const { isPaid, isAwaitingReturn, isClosed, blockedAddress } = props;
  return (
    <p role="status" className={css({ fontSize: 'sm', color: 'fg.muted', minH: '3.1em' })}>
      {isPaid ? (
        <PaidNote />
      ) : blockedAddress ? (
        <>
          The new tab did not stay open.{' '}
          <OutsideLink href={blockedAddress} target="_blank" rel="noopener noreferrer">
            Open the checkout
          </OutsideLink>
        </>
      ) : isClosed ? (
        'The checkout was closed, and no payment is confirmed. You can open it again.'
      ) : isAwaitingReturn ? (
        'The checkout is open in a new tab. Pay there, and your plan starts at once.'
      ) : (
        'The checkout opens in a new tab. You will see the total again before you pay.'
      )}
    </p>
  );
}
