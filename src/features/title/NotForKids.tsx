import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { paths } from '../../lib/paths';
import { leaveFullScreen } from '../player/full-screen';
import { Column } from './title-layout';

/** A title that kids mode hides: nothing of it is shown, and nothing plays. */
export function NotForKids() {
  const location = useLocation();
  useEffect(leaveFullScreen, []);
  return (
    <Column>
      <VisuallyHidden>
        <PageHeading>Movie</PageHeading>
      </VisuallyHidden>
      <EmptyState
        isAnnounced
        title="This title isn't for kids mode."
        hint="It's above the age limit of this device, or has no known age rating."
        action={
          <>
            <LinkButton to={paths.home}>Go to Home</LinkButton>
            <LinkButton to={paths.kidsMode} state={{ from: location }} variant="outline">
              Unlock
            </LinkButton>
          </>
        }
      />
    </Column>
  );
}
