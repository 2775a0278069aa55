import type { ReactNode } from 'react';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { type IconName, PlayerIcon } from '../controls/PlayerIcon';

interface MenuItemProps {
  icon?: IconName;
  children: ReactNode;
  value?: string | undefined;
  leadsOn?: boolean;
  onClick(): void;
}

export function MenuItem({ icon, children, value, leadsOn = false, onClick }: MenuItemProps) {
  return (
    <Item type="button" role="menuitem" tabIndex={-1} onClick={onClick}>
      {icon && <PlayerIcon name={icon} className={css({ boxSize: '1.25rem' })} />}
      <span dir="auto">{children}</span>
      <span className={css({ ms: 'auto', color: 'fg.subtle', fontSize: 'sm', textAlign: 'end' })}>
        {value}
      </span>
      {leadsOn && <PlayerIcon name="next" className={css({ boxSize: '1rem' })} />}
    </Item>
  );
}

interface MenuChoiceProps {
  isChosen: boolean;
  role?: 'menuitemradio' | 'menuitemcheckbox';
  children: ReactNode;
  onClick(): void;
}

export function MenuChoice({ role = 'menuitemradio', isChosen, ...props }: MenuChoiceProps) {
  return (
    <Item type="button" role={role} tabIndex={-1} aria-checked={isChosen} onClick={props.onClick}>
      <span className={css({ boxSize: '1.25rem', flexShrink: '0' })}>
        {isChosen && <PlayerIcon name="check" className={css({ boxSize: '1.25rem' })} />}
      </span>
      <span dir="auto">{props.children}</span>
    </Item>
  );
}

const Item = styled(
  'button',
  recipe({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: { base: '3rem', md: '2.75rem' },
    px: '3',
    py: '1',
    borderRadius: 'md',
    lineHeight: 'snug',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px', bg: 'bg.hover' },
  }),
);
