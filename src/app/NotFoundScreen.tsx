import { LinkButton } from '../components/Button';
import { EmptyState } from '../components/feedback/EmptyState';
import { PageHeading } from '../components/PageHeading';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { paths } from '../lib/paths';

export function NotFoundScreen() {
  return (
    <>
      <VisuallyHidden>
        <PageHeading>Page not found</PageHeading>
      </VisuallyHidden>
      <EmptyState
        title="Page not found"
        hint="There's nothing at this address."
        action={<LinkButton to={paths.home}>Go to Home</LinkButton>}
      />
    </>
  );
}
