import { useState } from 'react';
import { Button } from '../../../components/Button';
import { CheckboxField } from '../../../components/form/CheckboxField';
import { TextLink } from '../../../components/Link';
import { paths } from '../../../lib/paths';
import { richText, text } from '../../../lib/site/texts';
import { chooseSetting, forgetSettings } from '../../../state/device/settings';
import { useChosenSettings } from '../../../state/device/use-settings';
import { useAgeLimit } from '../../../state/kids-mode/use-age-limit';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { settingTexts } from './setting-texts';

const switches = [
  { setting: 'isUpNextOn', name: 'up-next', label: 'shared.device.autoplay' },
  { setting: 'arePreviewsOn', name: 'previews', label: 'shared.device.previewTitles' },
  { setting: 'areKeysOn', name: 'keys', label: 'shared.device.singleKeys' },
] as const;

export function DeviceSettings() {
  const chosen = useChosenSettings();
  const [isCleared, setCleared] = useState(false);
  const limit = useAgeLimit();
  const rows = settingTexts(chosen);
  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      {switches.map(({ setting, name, label }) => (
        <CheckboxField
          key={setting}
          label={text(label)}
          name={name}
          isChecked={chosen[setting] ?? true}
          onChange={(isOn) => chooseSetting(setting, isOn)}
        />
      ))}
      <p>
        {richText('shared.device.kidsMode', {
          state: limit === null ? 'off' : 'on',
          link: (words) => <TextLink to={paths.kidsMode}>{words}</TextLink>,
        })}
      </p>
      {rows.length > 0 ? (
        <List>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
      ) : (
        <p className={css({ color: 'fg.muted' })}>{text('shared.device.none')}</p>
      )}
      <Button
        variant="outline"
        aria-disabled={rows.length === 0}
        onClick={async () => {
          if (rows.length === 0) return;
          await forgetSettings();
          setCleared(true);
        }}
      >
        {text('shared.device.reset')}
      </Button>
      <p role="status" className={css({ color: 'fg.muted', fontSize: 'sm' })}>
        {isCleared && rows.length === 0 && text('shared.device.isReset')}
      </p>
    </div>
  );
}

const List = styled(
  'dl',
  recipe({
    display: 'grid',
    gap: '1',
    w: 'full',
    maxW: '24rem',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'fg.muted' },
  }),
);
