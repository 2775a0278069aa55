import { Modal } from '../../../components/overlay/Modal';
import { type TextKey, text } from '../../../lib/site/texts';
import { useAreKeysOn } from '../../../state/device/use-settings';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import type { Choice } from '../choices/choice';
import { choices } from '../choices/table';

const rowsOf = ({ keys }: Choice) => keys.map(({ shown, does }) => [shown, does] as const);

const SHORTCUTS: readonly (readonly [keys: string, does: TextKey])[] = [
  ['Space  k', 'player.shortcuts.play'],
  ['j  l', 'player.shortcuts.seekFar'],
  ['←  →', 'player.shortcuts.seek'],
  ...rowsOf(choices.volume),
  ...rowsOf(choices.sound),
  ['f', 'player.controls.fullScreen'],
  ['t', 'player.controls.theatreMode'],
  ['i', 'player.controls.pictureInPicture'],
  ...rowsOf(choices.captions),
  ...rowsOf(choices.speed),
  ['0 – 9', 'player.shortcuts.share'],
  ['Home  End', 'player.shortcuts.ends'],
  [',  .', 'player.shortcuts.frame'],
  ['?', 'player.shortcuts.help'],
];

const KEY_NAMES: Readonly<Record<string, TextKey>> = {
  Space: 'player.shortcuts.space',
  Home: 'player.shortcuts.home',
  End: 'player.shortcuts.end',
};

function keyName(key: string): string {
  const name = KEY_NAMES[key];
  return name ? text(name) : key;
}

interface ShortcutsProps {
  onClose(): void;
}

export function Shortcuts({ onClose }: ShortcutsProps) {
  const lead = text(`player.shortcuts.${useAreKeysOn() ? 'on' : 'off'}`);
  return (
    <Modal title={text('player.shortcuts.title')} lead={lead} onClose={onClose}>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '2',
          columnGap: '5',
          alignItems: 'baseline',
        })}
      >
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys} className={css({ display: 'contents' })}>
            <dt className={css({ display: 'flex', gap: '1.5' })}>
              {keys.split('  ').map((key) => (
                <Key key={key}>{keyName(key)}</Key>
              ))}
            </dt>
            <dd className={css({ color: 'fg.muted' })}>{text(does)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

const Key = styled(
  'kbd',
  recipe({
    minW: '1.75rem',
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    fontSize: 'sm',
    fontFamily: 'body',
    textAlign: 'center',
  }),
);
