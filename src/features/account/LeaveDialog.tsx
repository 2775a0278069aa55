import { ConfirmDialog } from '../../components/overlay/ConfirmDialog';
import { text } from '../../lib/site/texts';

interface LeaveDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('account.leave.title')}
      text={text('account.leave.text')}
      confirmText={text('account.leave.confirm')}
      declineText={text('account.leave.decline')}
      onConfirm={onLeave}
      onDecline={onStay}
    />
  );
}
