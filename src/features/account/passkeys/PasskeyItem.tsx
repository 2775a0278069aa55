import { Button } from '../../../components/Button';
import { text } from '../../../lib/site/texts';
import { AccountItem } from '../AccountItem';
import { type AccountPasskey, usePasskeyRemoval } from './use-passkeys';

interface PasskeyItemProps {
  passkey: AccountPasskey;
  onRemoved(): void;
}

export function PasskeyItem({ passkey, onRemoved }: PasskeyItemProps) {
  const { id, name, note } = passkey;
  const { formProps, isBusy } = usePasskeyRemoval(passkey, onRemoved);
  return (
    <AccountItem name={name} note={note}>
      <form {...formProps}>
        <input type="hidden" name="passkey_id" defaultValue={id} />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          aria-label={text('account.passkeys.removeLabel', { name })}
          aria-disabled={isBusy}
          aria-busy={isBusy}
        >
          {isBusy ? text('account.passkeys.removing') : text('common.remove')}
        </Button>
      </form>
    </AccountItem>
  );
}
