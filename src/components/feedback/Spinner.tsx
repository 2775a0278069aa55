import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../VisuallyHidden';

/** `label` is for screen readers. */
export function Spinner({ label = 'Loading' }: { label?: string | undefined }) {
  return (
    <chakra.span role="status" display="inline-flex" alignItems="center" justifyContent="center">
      <chakra.span
        boxSize="8"
        borderRadius="full"
        borderWidth="3px"
        borderColor="border"
        borderTopColor="fg"
        animation="spin 900ms linear infinite"
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}
