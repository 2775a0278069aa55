import { LinkButton } from '../components/Button';
import { EmptyState } from '../components/feedback/EmptyState';
import { PageHeading } from '../components/PageHeading';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { paths } from '../lib/paths';
import { text } from '../lib/site/texts';

export function NotFoundScreen() {
  return (
    <>
      <VisuallyHidden>
        <PageHeading>{text('app.notFound.title')}</PageHeading>
      </VisuallyHidden>
      <EmptyState
        title={text('app.notFound.title')}
        hint={text('app.notFound.hint')}
        action={<LinkButton to={paths.home}>{text('common.goHome')}</LinkButton>}
      />
    </>
  );
}
