import { OutsideLink, TextLink } from '../../components/Link';
import { paths } from '../../lib/paths';
import { css } from '../../theme/css' with { type: 'macro' };
import { PaidNote } from './PaidNote';
import type { Stage } from './use-checkout';

interface CheckoutNoteProps {
  stage: Stage;
  /** Where to pay if the browser kept no tab open. */
  address: string | null;
  /** Why the last order failed, in a sentence. */
  refusal: string | null;
}

/** Says what the button does, and where the checkout is once it was pressed. */
export function CheckoutNote({ stage, ...props }: CheckoutNoteProps) {
  return (
    <p
      role="status"
      data-important={stage === 'refused' || stage === 'unsure' || undefined}
      className={css({
        fontSize: 'sm',
        color: 'fg.muted',
        minH: '3.1em',
        '&[data-important]': { color: 'fg', fontWeight: 'medium' },
      })}
    >
      <NoteText stage={stage} {...props} />
    </p>
  );
}

function NoteText({ stage, address, refusal }: CheckoutNoteProps) {
  switch (stage) {
    case 'paid':
      return <PaidNote />;
    case 'byLink':
      return (
        <>
          The new tab did not stay open.{' '}
          <OutsideLink href={address ?? undefined} target="_blank" rel="noopener noreferrer">
            Open the checkout
          </OutsideLink>
        </>
      );
    case 'unsure':
      return (
        <>
          You have an active plan. <TextLink to={paths.plans}>Check your plans</TextLink> before you
          pay again.
        </>
      );
    case 'refused':
      return refusal;
    case 'closed':
      return 'The checkout was closed before a payment was confirmed. You can reopen it.';
    case 'inTab':
      return 'The checkout is open in a new tab. Pay there and your plan starts right away.';
    case 'price':
      return "The checkout opens in a new tab. You'll see the total again before you pay.";
  }
}
