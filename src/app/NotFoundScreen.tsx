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
        hint="This address leads to no screen of ours."
        action={<LinkButton to={paths.home}>Go to Home</LinkButton>}
      />
    </>
  );
}
