import { css } from '../../theme/css' with { type: 'macro' };
import { DeviceSettings } from '../shared/device/DeviceSettings';
import { SETTINGS_LEAD } from '../shared/device/settings-in-words';
import { AccountSection } from './AccountSection';

/** Settings of this browser, for every account. */
export function DeviceSection() {
  return (
    <AccountSection heading="This device">
      <p className={css({ color: 'fg.muted', maxW: 'prose' })}>{SETTINGS_LEAD}</p>
      <DeviceSettings />
    </AccountSection>
  );
}
