import { useEffect, useId, useRef } from 'react';
import { useAreKeysOn } from '../../../state/device/use-settings';
import { CaptionStylePage } from '../captions/CaptionStylePage';
import { PlayerButton } from '../controls/PlayerButton';
import { ChoicePage } from './ChoicePage';
import { hasChoices, type MenuProps } from './choices';
import { MenuItem } from './MenuItem';
import { MenuPanel } from './MenuPanel';

/** What can be chosen of a video, a page for each. */
export function SettingsMenu(props: MenuProps) {
  const { controls } = props;
  const { page, close } = controls;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = page !== null && page !== 'shortcuts' && page !== 'device';
  const wasOpen = useRef(false);
  useEffect(() => {
    // Someone who has gone elsewhere meanwhile keeps the focus.
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <PlayerButton
        ref={button}
        label="Settings"
        icon="settings"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : controls.open('overview'))}
      />
      {page === 'overview' && (
        <MenuPanel key="overview" id={id} label="Settings" onClose={close}>
          <Overview {...props} />
        </MenuPanel>
      )}
      {page === 'captionStyle' && (
        <MenuPanel
          key="captionStyle"
          id={id}
          label="Caption style"
          onClose={close}
          onBack={() => controls.open('captions')}
        >
          <MenuItem icon="previous" onClick={() => controls.open('captions')}>
            Caption style
          </MenuItem>
          <CaptionStylePage controls={controls} />
        </MenuPanel>
      )}
      {isOpen && page !== 'overview' && page !== 'captionStyle' && (
        <ChoicePage key={page} {...props} id={id} page={page} />
      )}
    </>
  );
}

function Overview(props: MenuProps) {
  const { controls, sources, source } = props;
  const { medium, open } = controls;
  const areKeysOn = useAreKeysOn();
  const nameOf = (choices: readonly { id: string; label: string }[], id: string | null) =>
    choices.find((it) => it.id === id)?.label;
  const quality = medium.quality ?? `Auto${medium.shownQuality ? ` (${medium.shownQuality})` : ''}`;
  return (
    <>
      {hasChoices('speed', props) && (
        <MenuItem
          icon="speed"
          leadsOn
          value={medium.rate === 1 ? 'Normal' : `${medium.rate}×`}
          onClick={() => open('speed')}
        >
          Speed
        </MenuItem>
      )}
      {hasChoices('quality', props) && (
        <MenuItem icon="settings" leadsOn value={quality} onClick={() => open('quality')}>
          Quality
        </MenuItem>
      )}
      <MenuItem
        icon="captions"
        leadsOn
        value={nameOf(medium.texts, medium.text) ?? 'Off'}
        onClick={() => open('captions')}
      >
        Captions
      </MenuItem>
      {hasChoices('audio', props) && (
        <MenuItem
          icon="loud"
          leadsOn
          value={nameOf(medium.audios, medium.audio)}
          onClick={() => open('audio')}
        >
          Audio
        </MenuItem>
      )}
      {hasChoices('source', props) && (
        <MenuItem icon="theatre" leadsOn value={sources[source]} onClick={() => open('source')}>
          Source
        </MenuItem>
      )}
      {medium.can.remotePlayback && (
        <MenuItem icon="elsewhere" onClick={controls.playElsewhere}>
          {medium.isRemote ? 'Playing on another screen' : 'Play on another screen'}
        </MenuItem>
      )}
      <MenuItem icon="settings" onClick={() => open('device')}>
        This device
      </MenuItem>
      <MenuItem icon="help" value={areKeysOn ? '?' : undefined} onClick={() => open('shortcuts')}>
        Keyboard shortcuts
      </MenuItem>
    </>
  );
}
