import { Modal } from '../../../components/overlay/Modal';
import { DeviceSettings } from './DeviceSettings';

const LEAD =
  'How films play here, whoever is signed in. It is kept by this browser alone, and stays when somebody signs out.';

interface DeviceDialogProps {
  /** The player, while it fills the screen: nothing outside it is seen then. */
  container: HTMLElement | null;
  onClose(): void;
}

export function DeviceDialog({ container, onClose }: DeviceDialogProps) {
  return (
    <Modal title="This device" lead={LEAD} container={container} onClose={onClose}>
      <DeviceSettings />
    </Modal>
  );
}
