import type { ReactNode } from 'react';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import type { CardShape } from './CardArt';
import { cardShapes } from './card-shapes' with { type: 'macro' };

interface CardFrameProps {
  shape?: CardShape | undefined;
  children?: ReactNode;
}

export function CardFrame({ shape = 'adaptive', children }: CardFrameProps) {
  return (
    <Frame data-frame shape={shape}>
      {children}
    </Frame>
  );
}

const Frame = styled(
  'div',
  recipe(
    {
      position: 'relative',
      w: 'full',
      overflow: 'hidden',
      borderRadius: 'lg',
      bg: 'bg.raised',
    },
    { shape: cardShapes() },
  ),
);
