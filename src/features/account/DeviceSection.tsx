import { css } from '../../theme/css' with { type: 'macro' };
import { DeviceSettings } from '../shared/device/DeviceSettings';
import { SETTINGS_LEAD } from '../shared/device/settings-in-words';

/** Below the two tabs: what is kept of the device is nobody's profile. */
export function DeviceSection() {
  return (
    <section
      aria-labelledby="this-device"
      className={css({
        display: 'grid',
        gap: '4',
        mt: '4',
        pt: '8',
        borderTopWidth: '1px',
        borderColor: 'border',
      })}
    >
      <h2 id="this-device" className={css({ fontSize: '2xl', letterSpacing: 'wide' })}>
        This device
      </h2>
      <p className={css({ color: 'fg.muted', maxW: 'prose' })}>{SETTINGS_LEAD}</p>
      <DeviceSettings />
    </section>
  );
}
