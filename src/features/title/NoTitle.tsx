import { type ComponentProps, useEffect } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { text } from '../../lib/site/texts';
import { leaveFullScreen } from '../player/full-screen';
import { Column } from './title-layout';

export function NoTitle(props: ComponentProps<typeof EmptyState>) {
  useEffect(leaveFullScreen, []);
  return (
    <Column>
      <VisuallyHidden>
        <PageHeading>{text('title.heading')}</PageHeading>
      </VisuallyHidden>
      <EmptyState isAnnounced {...props} />
    </Column>
  );
}
