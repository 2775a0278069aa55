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
      text="Your profile has changes that are not saved. They are lost when you leave."
      confirmText="Leave"
      declineText="Keep editing"
      onConfirm={onLeave}
      onDecline={onStay}
    />
  );
}
