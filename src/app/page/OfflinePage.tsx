import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorCard } from '../../components/feedback/ErrorCard';

/** A page whose code could not be loaded without a network. */
export function OfflinePage() {
  return (
    <chakra.div px="gutter">
      <ErrorCard
        title="You are offline"
        message="This page opens by itself as soon as you are back."
      />
    </chakra.div>
  );
}
