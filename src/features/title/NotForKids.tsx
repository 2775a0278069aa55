import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { leaveFullScreen } from '../player/full-screen';
import { Column } from './title-layout';

export function NotForKids() {
  const location = useLocation();
  useEffect(leaveFullScreen, []);
  return (
    <Column>
      <VisuallyHidden>
        <PageHeading>{text('title.heading')}</PageHeading>
      </VisuallyHidden>
      <EmptyState
        isAnnounced
        title={text('title.notForKids.title')}
        hint={text('title.notForKids.hint')}
        action={
          <>
            <LinkButton to={paths.home}>{text('common.goHome')}</LinkButton>
            <LinkButton to={paths.kidsMode} state={{ from: location }} variant="outline">
              {text('title.notForKids.unlock')}
            </LinkButton>
          </>
        }
      />
    </Column>
  );
}
