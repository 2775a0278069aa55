import { useEffect, useId, useRef } from 'react';
import { text } from '../../../lib/site/texts';
import { useAreKeysOn } from '../../../state/device/use-settings';
import { CaptionStylePage } from '../captions/CaptionStylePage';
import { encodingOffers } from '../captions/caption-files';
import { menuChoices } from '../choices/table';
import { PlayerButton } from '../controls/PlayerButton';
import { type Controls, pageOf, useControlsState } from '../controls/use-controls';
import { usePlayer, usePlayerContext } from '../use-player';
import { mediaStateOf } from '../use-player-state';
import { ChoicePage, type MenuOffer } from './ChoicePage';
import { MenuItem } from './MenuItem';
import { MenuPanel } from './MenuPanel';
import { useSourceOffers } from './use-source-offers';

export function SettingsMenu({ controls }: { controls: Controls }) {
  const { close } = controls;
  const page = useControlsState(controls, pageOf);
  const mediaState = usePlayer(mediaStateOf);
  const { stage } = usePlayerContext();
  const sources = useSourceOffers();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = page !== null && page !== 'shortcuts' && page !== 'device';
  const choice = menuChoices.find((it) => it.id === page);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <PlayerButton
        ref={button}
        label={text('player.menu.settings')}
        icon="settings"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : controls.open('overview'))}
      />
      {page === 'overview' && (
        <MenuPanel id={id} label={text('player.menu.settings')} onClose={close}>
          <Overview controls={controls} sources={sources} />
        </MenuPanel>
      )}
      {page === 'captionStyle' && (
        <MenuPanel
          id={id}
          label={text('player.captionStyle.title')}
          onClose={close}
          onBack={() => controls.open('captions')}
        >
          <CaptionStylePage />
        </MenuPanel>
      )}
      {page === 'letters' && (
        <ChoicePage
          id={id}
          page={page}
          controls={controls}
          label={text('player.letters.title')}
          from="captions"
          offers={encodingOffers(stage)}
        />
      )}
      {page === 'source' && (
        <ChoicePage
          id={id}
          page={page}
          controls={controls}
          label={text('player.source.title')}
          offers={sources}
        />
      )}
      {choice && (
        <ChoicePage
          key={choice.id}
          id={id}
          page={choice.id}
          controls={controls}
          label={text(choice.label)}
          offers={choice.offers(mediaState).map(({ preferences, ...offer }) => ({
            ...offer,
            choose: () => controls.prefer(preferences),
          }))}
        />
      )}
    </>
  );
}

interface OverviewProps {
  controls: Controls;
  sources: readonly MenuOffer[];
}

function Overview({ controls, sources }: OverviewProps) {
  const { open } = controls;
  const mediaState = usePlayer(mediaStateOf);
  const areKeysOn = useAreKeysOn();
  return (
    <>
      {menuChoices.map(({ id, label, icon, can, text: textOf }) =>
        // Always offers captions, since caption files work with every stream.
        can(mediaState) || id === 'captions' ? (
          <MenuItem
            key={id}
            icon={icon}
            leadsOn
            value={textOf(mediaState) || undefined}
            onClick={() => open(id)}
          >
            {text(label)}
          </MenuItem>
        ) : null,
      )}
      {sources.length > 1 && (
        <MenuItem
          icon="theatre"
          leadsOn
          value={sources.find(({ isChosen }) => isChosen)?.label}
          onClick={() => open('source')}
        >
          {text('player.source.title')}
        </MenuItem>
      )}
      {mediaState.can.remotePlayback && (
        <MenuItem icon="elsewhere" onClick={() => controls.toggleView('remotePlayback')}>
          {text(`player.menu.${mediaState.isRemote ? 'isElsewhere' : 'elsewhere'}`)}
        </MenuItem>
      )}
      <MenuItem icon="device" onClick={() => open('device')}>
        {text('player.menu.device')}
      </MenuItem>
      <MenuItem icon="help" value={areKeysOn ? '?' : undefined} onClick={() => open('shortcuts')}>
        {text('player.shortcuts.title')}
      </MenuItem>
    </>
  );
}
