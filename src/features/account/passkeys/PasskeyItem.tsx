import { Button } from '../../../components/Button';
import { text } from '../../../lib/site/texts';
import { AccountItem } from '../AccountItem';
import { type AccountPasskey, usePasskeyRemoval } from './use-passkeys';

interface PasskeyItemProps {
  passkey: AccountPasskey;
  onRemoved(): void;
}

export function PasskeyItem({ passkey, onRemoved }: PasskeyItemProps) {
  const { name, note } = passkey;
  const { submit, isBusy } = usePasskeyRemoval(passkey, onRemoved);
  return (
    <AccountItem name={name} note={note}>
      <Button
        variant="outline"
        size="sm"
        aria-label={text('account.passkeys.removeLabel', { name })}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={submit}
      >
        {isBusy ? text('account.passkeys.removing') : text('common.remove')}
      </Button>
    </AccountItem>
  );
}
