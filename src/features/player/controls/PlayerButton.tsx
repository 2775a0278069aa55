import type { ComponentProps } from 'react';
import { text } from '../../../lib/site/texts';
import { useAreKeysOn } from '../../../state/device/use-settings';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { translucent } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { type IconName, PlayerIcon } from './PlayerIcon';

interface PlayerButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: IconName;
  shortcut?: string;
}

export function PlayerButton({ label, icon, shortcut, ...props }: PlayerButtonProps) {
  const key = useAreKeysOn() ? shortcut : undefined;
  return (
    <Round
      type="button"
      aria-label={label}
      aria-keyshortcuts={key}
      title={key ? text('player.controls.withKey', { label, key }) : label}
      {...props}
    >
      <PlayerIcon name={icon} />
    </Round>
  );
}

const Round = styled(
  'button',
  recipe({
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'max(44px, 2.75rem)',
    flexShrink: '0',
    borderRadius: 'full',
    color: 'fg',
    cursor: 'pointer',
    transitionProperty: 'background-color, scale',
    transitionDuration: 'fast',
    _hover: { bg: translucent('ivory.50', 0.16) },
    _active: { scale: '0.94' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    '&[aria-pressed=true]': { color: 'accent' },
    _disabled: { opacity: '0.45', cursor: 'not-allowed' },
  }),
);
