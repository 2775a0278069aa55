import { OutsideLink, TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';
import { css } from '../../theme/css' with { type: 'macro' };
import { PaidNote } from './PaidNote';

interface CheckoutNoteProps {
  isPaid: boolean;
  isAwaitingReturn: boolean;
  isClosed: boolean;
  isUnsure: boolean;
  blockedAddress: string | null;
}

/** Says what the button does, and where the checkout is once it was pressed. */
export function CheckoutNote(props: CheckoutNoteProps) {
  const { isPaid, isAwaitingReturn, isClosed, isUnsure, blockedAddress } = props;
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
      ) : isUnsure ? (
        <>
          You have an active plan. <TextLink to={paths.plans}>Look at your plans</TextLink> before
          you pay again.
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
