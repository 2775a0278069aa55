import { text } from '../../../lib/site/texts';
import { CaptionFileItem } from '../captions/CaptionFileItem';
import type { ListedChoice, Offer } from '../choices/choice';
import type { Controls } from '../controls/use-controls';
import { usePlayer, usePlayerContext } from '../use-player';
import { mediaStateOf } from '../use-player-state';
import { MenuChoice, MenuItem } from './MenuItem';

export function ChoicePage({ choice, controls }: { choice: ListedChoice; controls: Controls }) {
  const mediaState = usePlayer(mediaStateOf);
  const { isDataSaving } = mediaState;
  const { stage } = usePlayerContext();
  const offers = choice.offers(mediaState).map(({ preferences, ...offer }) => ({
    ...offer,
    choose: () => controls.requests.prefer(preferences),
  }));
  return (
    <>
      {choice.id === 'quality' && (
        <MenuChoice
          role="menuitemcheckbox"
          isChosen={isDataSaving}
          onClick={() => controls.requests.prefer({ isDataSaving: !isDataSaving })}
        >
          {text('player.quality.dataSaver')}
        </MenuChoice>
      )}
      <MenuOffers offers={offers} onDone={controls.close} />
      {choice.id === 'captions' && (
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
    </>
  );
}

export interface MenuOffer extends Omit<Offer, 'preferences'> {
  choose(): void;
}

interface MenuOffersProps {
  offers: readonly MenuOffer[];
  onDone(): void;
}

export function MenuOffers({ offers, onDone }: MenuOffersProps) {
  return offers.map(({ id, label, isChosen, choose }) => (
    <MenuChoice
      key={id}
      isChosen={isChosen}
      onClick={() => {
        choose();
        onDone();
      }}
    >
      {label}
    </MenuChoice>
  ));
}
