import { Modal } from '../../../components/overlay/Modal';
import { DeviceSettings } from './DeviceSettings';

const LEAD =
  'How films play here, whoever is signed in. It is kept by this browser alone, and stays when somebody signs out.';

export function DeviceDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal title="This device" lead={LEAD} onClose={onClose}>
      <DeviceSettings />
    </Modal>
  );
}
