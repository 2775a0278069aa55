import { chakra } from '@chakra-ui/react/styled-system';
import { RetryButton } from '../../../components/feedback/RetryButton';

export function FailureNotice({ onRetry }: { onRetry(): void }) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="4"
    >
      <p>The video could not be played.</p>
      <RetryButton onRetry={onRetry} />
    </chakra.div>
  );
}
