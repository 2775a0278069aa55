import { ConfirmDialog } from '../../components/overlay/ConfirmDialog';

interface LeaveDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave without saving?"
      text="You have unsaved changes. Leave and they're lost."
      confirmText="Leave"
      declineText="Keep editing"
      onConfirm={onLeave}
      onDecline={onStay}
    />
  );
}
