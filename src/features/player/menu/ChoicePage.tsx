import { CaptionFileItem } from '../captions/CaptionFileItem';
import { type ChoicePageName, choicesOf, type MenuProps } from './choices';
import { MenuChoice, MenuItem } from './MenuItem';
import { MenuPanel } from './MenuPanel';

const HEADINGS: Record<ChoicePageName, string> = {
  speed: 'Speed',
  quality: 'Quality',
  captions: 'Captions',
  audio: 'Audio',
  source: 'Source',
};

interface ChoicePageProps extends MenuProps {
  id: string;
  page: ChoicePageName;
}

/** One page of the menu: the way back, and its choices. */
export function ChoicePage({ id, page, ...props }: ChoicePageProps) {
  const { controls } = props;
  const back = () => controls.open('overview');
  return (
    <MenuPanel id={id} label={HEADINGS[page]} onClose={controls.close} onBack={back}>
      <MenuItem icon="previous" onClick={back}>
        {HEADINGS[page]}
      </MenuItem>
      {page === 'quality' && (
        <MenuChoice
          role="menuitemcheckbox"
          isChosen={controls.medium.isDataSaving}
          onClick={() => controls.saveData(!controls.medium.isDataSaving)}
        >
          Data saver
        </MenuChoice>
      )}
      {choicesOf(page, props).map(({ id: key, label, isChosen, choose }) => (
        <MenuChoice
          key={key}
          isChosen={isChosen}
          onClick={() => {
            choose();
            controls.close();
          }}
        >
          {label}
        </MenuChoice>
      ))}
      {page === 'captions' && (
        <>
          <CaptionFileItem playerId={controls.playerId} onDone={controls.close} />
          <MenuItem leadsOn onClick={() => controls.open('captionStyle')}>
            Style
          </MenuItem>
        </>
      )}
    </MenuPanel>
  );
}
