import type { ComponentProps } from 'react';
import { Avatar } from '../../components/Avatar';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { text } from '../../lib/site/texts';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

interface AvatarButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  member: { name: string; image: string | null };
}

export function AvatarButton({ member, ...rest }: AvatarButtonProps) {
  return (
    <Frame type="button" {...rest}>
      <Avatar name={member.name} image={member.image} />
      <VisuallyHidden>{text('app.profile.open', { name: member.name })}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled(
  'button',
  recipe({
    display: 'grid',
    flexShrink: '0',
    p: '1',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg' },
    _focusVisible: { borderRadius: 'full' },
    _open: { borderColor: 'fg' },
  }),
);
