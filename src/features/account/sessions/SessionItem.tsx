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
      {!isCurrent && <SignOutButton {...props} />}
    </AccountItem>
  );
}

function SignOutButton({ device, onEnded }: SessionItemProps) {
  const { submit, isBusy } = useSessionEnd(device, onEnded);
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={text('account.sessions.endLabel', { name: device.name })}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={submit}
    >
      {isBusy ? text('account.sessions.ending') : text('common.signOut')}
    </Button>
  );
}
