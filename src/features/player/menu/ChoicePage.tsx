import { text } from '../../../lib/site/texts';
import { CaptionFileItem } from '../captions/CaptionFileItem';
import type { Offer } from '../choices/choice';
import type { Controls } from '../controls/use-controls';
import { usePlayer, usePlayerContext } from '../use-player';
import { mediaStateOf } from '../use-player-state';
import { MenuChoice, MenuItem } from './MenuItem';
import { MenuPanel } from './MenuPanel';

export interface MenuOffer extends Omit<Offer, 'preferences'> {
  choose(): void;
}

interface ChoicePageProps {
  id: string;
  page: string;
  label: string;
  offers: readonly MenuOffer[];
  controls: Controls;
  from?: string;
}

export function ChoicePage({
  id,
  page,
  label,
  offers,
  controls,
  from = 'overview',
}: ChoicePageProps) {
  const { isDataSaving } = usePlayer(mediaStateOf);
  const { stage } = usePlayerContext();
  return (
    <MenuPanel id={id} label={label} onClose={controls.close} onBack={() => controls.open(from)}>
      {page === 'quality' && (
        <MenuChoice
          role="menuitemcheckbox"
          isChosen={isDataSaving}
          onClick={() => controls.prefer({ isDataSaving: !isDataSaving })}
        >
          {text('player.quality.dataSaver')}
        </MenuChoice>
      )}
      {offers.map((offer) => (
        <MenuChoice
          key={offer.id}
          isChosen={offer.isChosen}
          onClick={() => {
            offer.choose();
            controls.close();
          }}
        >
          {offer.label}
        </MenuChoice>
      ))}
      {page === 'captions' && (
        <>
          <CaptionFileItem onDone={controls.close} />
          {stage.captionFile && (
            <MenuItem leadsOn onClick={() => controls.open('letters')}>
              {text('player.captionFile.wrongLetters')}
            </MenuItem>
          )}
          <MenuItem leadsOn onClick={() => controls.open('captionStyle')}>
            {text('player.captionStyle.open')}
          </MenuItem>
        </>
      )}
    </MenuPanel>
  );
}
