import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/Button';
import { ErrorCard } from '../../components/feedback/ErrorCard';
import { paths } from '../../lib/paths';

/** A page that could not be loaded or shown. Both ways out load the site anew. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <chakra.div px="gutter">
      <ErrorCard
        title="Something went wrong"
        message="This page could not be shown."
        onRetry={onRetry}
        action={
          <Button variant="outline" onClick={() => window.location.assign(paths.home)}>
            Go to Home
          </Button>
        }
      />
    </chakra.div>
  );
}
