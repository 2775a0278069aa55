import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { ConfirmDialog } from '../../../components/overlay/ConfirmDialog';
import { text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { AccountSection } from '../AccountSection';
import { SessionItem } from './SessionItem';
import { useSessions } from './use-sessions';

export function SessionsSection({ children }: { children: ReactNode }) {
  const { devices, isLoading, isSigningOut, signOutEverywhere } = useSessions();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (isLoading) return null;
  if (devices.length === 0) return children;
  return (
    <>
      <AccountSection heading={text('account.sessions.heading')} headingRef={heading}>
        <ul className={css({ display: 'grid', gap: '3', listStyleType: 'none' })}>
          {devices.map((device) => (
            <SessionItem key={device.id} device={device} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
        <ConfirmDialog
          isOpen={isAsking}
          title={text('account.everywhere.title')}
          text={text('account.everywhere.text')}
          confirmText={text('common.signOut')}
          declineText={text('account.everywhere.decline')}
          onOpen={() => setAsking(true)}
          onConfirm={() => {
            setAsking(false);
            signOutEverywhere();
          }}
          onDecline={() => setAsking(false)}
          trigger={
            <Button
              variant="outline"
              disabled={isSigningOut}
              className={css({ justifySelf: 'start', maxW: 'full', whiteSpace: 'normal' })}
            >
              {text('account.everywhere.open')}
            </Button>
          }
        />
      </AccountSection>
      {children}
    </>
  );
}
