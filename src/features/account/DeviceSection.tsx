import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { DeviceSettings } from '../shared/device/DeviceSettings';
import { AccountSection } from './AccountSection';

export function DeviceSection() {
  return (
    <AccountSection heading={text('shared.device.title')}>
      <p className={css({ color: 'fg.muted', maxW: 'prose' })}>{text('shared.device.lead')}</p>
      <DeviceSettings />
    </AccountSection>
  );
}
