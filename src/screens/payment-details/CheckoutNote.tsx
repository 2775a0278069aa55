import { chakra } from '@chakra-ui/react/styled-system';

interface CheckoutNoteProps {
  isWaiting: boolean;
  blockedAddress: string | null;
}

/** What one may expect of the button, and where the checkout is once it was pressed. */
export function CheckoutNote({ isWaiting, blockedAddress }: CheckoutNoteProps) {
  return (
    <chakra.p role="status" fontSize="sm" color="fg.muted" minH="3.1em">
      {blockedAddress ? (
        <>
          Your browser kept the new tab closed.{' '}
          <CheckoutLink href={blockedAddress} target="_blank" rel="noopener noreferrer">
            Open the checkout
          </CheckoutLink>
        </>
      ) : isWaiting ? (
        'The checkout is open in a new tab. Pay there, and your plan starts at once.'
      ) : (
        'The checkout opens in a new tab. You will see the total again before you pay.'
      )}
    </chakra.p>
  );
}

const CheckoutLink = chakra('a', {
  base: {
    color: 'accent.hover',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'fg' },
  },
});
