import { useEffect, useId, useRef } from 'react';
import { type TextKey, text } from '../../../lib/site/texts';
import { useAreKeysOn } from '../../../state/device/use-settings';
import { CaptionStylePage } from '../captions/CaptionStylePage';
import { encodingOffers } from '../captions/caption-files';
import { menuChoices } from '../choices/table';
import { PlayerButton } from '../controls/PlayerButton';
import { type Controls, pageOf, useControlsState } from '../controls/use-controls';
import { usePlayer, usePlayerContext } from '../use-player';
import { mediaStateOf } from '../use-player-state';
import { ChoicePage, type MenuOffer, MenuOffers } from './ChoicePage';
import { MenuItem } from './MenuItem';
import { MenuPanel } from './MenuPanel';
import { useSourceOffers } from './use-source-offers';

const pages: Readonly<Record<string, { label: TextKey; from?: string }>> = {
  overview: { label: 'player.menu.settings' },
  source: { label: 'player.source.title', from: 'overview' },
  ...Object.fromEntries(menuChoices.map(({ id, label }) => [id, { label, from: 'overview' }])),
  letters: { label: 'player.letters.title', from: 'captions' },
  captionStyle: { label: 'player.captionStyle.title', from: 'captions' },
};

export function SettingsMenu({ controls }: { controls: Controls }) {
  const { open, close } = controls;
  const page = useControlsState(controls, pageOf) ?? '';
  const { stage } = usePlayerContext();
  const sources = useSourceOffers();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const shown = pages[page];
  const isOpen = shown !== undefined;
  const choice = menuChoices.find((it) => it.id === page);
  const from = shown?.from;
  const back = from ? () => open(from) : undefined;
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
        onClick={() => (isOpen ? close() : open('overview'))}
      />
      {shown && (
        <MenuPanel key={page} id={id} label={text(shown.label)} onClose={close} onBack={back}>
          {page === 'overview' && <Overview controls={controls} sources={sources} />}
          {page === 'source' && <MenuOffers offers={sources} onDone={close} />}
          {choice && <ChoicePage choice={choice} controls={controls} />}
          {page === 'letters' && <MenuOffers offers={encodingOffers(stage)} onDone={close} />}
          {page === 'captionStyle' && <CaptionStylePage />}
        </MenuPanel>
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
        // Always offers captions, since the viewer can add a caption file.
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
        <MenuItem icon="elsewhere" onClick={() => controls.requests.toggleView('remotePlayback')}>
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
