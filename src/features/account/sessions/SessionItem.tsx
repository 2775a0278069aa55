import { Button } from '../../../components/Button';
import { text } from '../../../lib/site/texts';
import { AccountItem } from '../AccountItem';
import { type SignedInDevice, useSessionEnd } from './use-sessions';

interface SessionItemProps {
  device: SignedInDevice;
  onEnded(): void;
}

export function SessionItem(props: SessionItemProps) {
  const { name, note, isCurrent } = props.device;
  return (
    <AccountItem name={name} note={note}>
      {!isCurrent && <SignOutForm {...props} />}
    </AccountItem>
  );
}

function SignOutForm({ device, onEnded }: SessionItemProps) {
  const { formProps, isBusy } = useSessionEnd(device, onEnded);
  return (
    <form {...formProps}>
      <input type="hidden" name="session_id" defaultValue={device.id} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        aria-label={text('account.sessions.endLabel', { name: device.name })}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? text('account.sessions.ending') : text('common.signOut')}
      </Button>
    </form>
  );
}
