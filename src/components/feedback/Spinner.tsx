import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../VisuallyHidden';

/** A ring that turns while something is on its way; `label` is what a screen reader says. */
export function Spinner({ label = 'Loading' }: { label?: string | undefined }) {
  return (
    <chakra.span role="status" display="inline-flex" alignItems="center" justifyContent="center">
      <chakra.span
        boxSize="8"
        borderRadius="full"
        borderWidth="3px"
        borderColor="border"
        borderTopColor="accent"
        animation="spin 900ms linear infinite"
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}
