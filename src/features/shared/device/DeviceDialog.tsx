import { Modal } from '../../../components/overlay/Modal';
import { text } from '../../../lib/site/texts';
import { DeviceSettings } from './DeviceSettings';

interface DeviceDialogProps {
  onClose(): void;
}

export function DeviceDialog({ onClose }: DeviceDialogProps) {
  return (
    <Modal title={text('shared.device.title')} lead={text('shared.device.lead')} onClose={onClose}>
      <DeviceSettings />
    </Modal>
  );
}
