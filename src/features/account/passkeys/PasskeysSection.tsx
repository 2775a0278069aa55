import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/Button';
import { text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { AccountSection } from '../AccountSection';
import { PasskeyItem } from './PasskeyItem';
import { usePasskeyCreation, usePasskeys } from './use-passkeys';

export function PasskeysSection({ children }: { children: ReactNode }) {
  const { passkeys, isLoading } = usePasskeys();
  const heading = useRef<HTMLHeadingElement>(null);
  // Rendering `children` before the list has loaded would shift the layout.
  if (isLoading) return null;
  if (!passkeys) return children;
  return (
    <>
      <AccountSection heading={text('account.passkeys.heading')} headingRef={heading}>
        <p className={css({ color: 'fg.muted', maxW: 'prose' })}>{text('account.passkeys.lead')}</p>
        {passkeys.length > 0 && (
          <ul className={css({ display: 'grid', gap: '3', listStyleType: 'none' })}>
            {passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
        <AddButton />
      </AccountSection>
      {children}
    </>
  );
}

function AddButton() {
  const { submit, isBusy } = usePasskeyCreation();
  return (
    <Button
      variant="outline"
      className={css({ justifySelf: 'start' })}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={submit}
    >
      {isBusy ? text('account.passkeys.waiting') : text('account.passkeys.add')}
    </Button>
  );
}
