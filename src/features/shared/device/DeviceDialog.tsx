import { Modal } from '../../../components/overlay/Modal';
import { DeviceSettings } from './DeviceSettings';
import { SETTINGS_LEAD } from './settings-in-words';

interface DeviceDialogProps {
  onClose(): void;
}

export function DeviceDialog({ onClose }: DeviceDialogProps) {
  return (
    <Modal title="This device" lead={SETTINGS_LEAD} onClose={onClose}>
      <DeviceSettings />
    </Modal>
  );
}
