import { useState } from 'react';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/overlay/ConfirmDialog';
import { css } from '../../theme/css' with { type: 'macro' };
import { useSessions } from './use-sessions';

/** Where the member is signed in, and the way out of all of it. */
export function SessionsSection() {
  const { sessions, isSigningOut, signOutEverywhere } = useSessions();
  const [isAsking, setAsking] = useState(false);
  if (sessions.length === 0) return null;
  return (
    <section
      aria-labelledby="signed-in"
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '4',
        mt: '4',
        pt: '8',
        borderTopWidth: '1px',
        borderColor: 'border',
      })}
    >
      <h2 id="signed-in" className={css({ fontSize: '2xl', letterSpacing: 'wide' })}>
        Where you're signed in
      </h2>
      <ul className={css({ display: 'grid', gap: '3', listStyleType: 'none' })}>
        {sessions.map(({ id, device, note }) => (
          <li
            key={id}
            className={css({
              display: 'grid',
              gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
              columnGap: '4',
            })}
          >
            <span className={css({ overflowWrap: 'anywhere' })}>{device}</span>
            <span className={css({ color: 'fg.muted' })}>{note}</span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        text="This signs you out on every device, including this one."
        confirmText="Sign out"
        declineText="Stay signed in"
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
            Sign out everywhere
          </Button>
        }
      />
    </section>
  );
}
