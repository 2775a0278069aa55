import { chakra } from '@chakra-ui/react/styled-system';

/** A message, for browsers that could not fetch the toast library. */
export function PlainToast({ message }: { message: string }) {
  return <Card role="alert">{message}</Card>;
}

const Card = chakra('p', {
  base: {
    position: 'fixed',
    top: '4',
    right: '4',
    zIndex: 'skip',
    maxW: '20rem',
    p: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'lifted',
  },
});
