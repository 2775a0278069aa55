import { Modal } from '../../../components/overlay/Modal';
import { DeviceSettings } from './DeviceSettings';
import { SETTINGS_LEAD } from './settings-in-words';

interface DeviceDialogProps {
  /** The player, while it fills the screen: nothing outside it is seen then. */
  container: HTMLElement | null;
  onClose(): void;
}

export function DeviceDialog({ container, onClose }: DeviceDialogProps) {
  return (
    <Modal title="This device" lead={SETTINGS_LEAD} container={container} onClose={onClose}>
      <DeviceSettings />
    </Modal>
  );
}
