import { Modal } from '../../../components/overlay/Modal';
import { useAreKeysOn } from '../../../state/device/use-settings';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import type { Choice } from '../choices/choice';
import { choices } from '../choices/table';

const rowsOf = ({ keys }: Choice) => keys.map(({ shown, does }) => [shown, does] as const);

const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['Space  k', 'Play or pause'],
  ['j  l', 'Back or forward 10 seconds'],
  ['←  →', 'Back or forward 5 seconds'],
  ...rowsOf(choices.volume),
  ...rowsOf(choices.sound),
  ['f', 'Full screen'],
  ['t', 'Theatre mode'],
  ['i', 'Picture in picture'],
  ...rowsOf(choices.captions),
  ...rowsOf(choices.speed),
  ['0 – 9', 'Jump to 0 %–90 %'],
  ['Home  End', 'Jump to start or end'],
  [',  .', 'Previous or next frame (while paused)'],
  ['?', 'This list'],
];

const LEAD = {
  on: 'Turn single-key shortcuts off under Settings, This device.',
  off: 'Single-key shortcuts are off. Turn them on under Settings, This device.',
};

interface ShortcutsProps {
  onClose(): void;
}

/** The player's keys. They work while the focus is in the player or nowhere. */
export function Shortcuts({ onClose }: ShortcutsProps) {
  const lead = LEAD[useAreKeysOn() ? 'on' : 'off'];
  return (
    <Modal title="Keyboard shortcuts" lead={lead} onClose={onClose}>
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
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd className={css({ color: 'fg.muted' })}>{does}</dd>
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
