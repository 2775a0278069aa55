import type { ComponentProps } from 'react';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

export function CardFrame(props: ComponentProps<typeof Frame>) {
  return <Frame data-frame {...props} />;
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
    {
      shape: {
        adaptive: { aspectRatio: { base: '16/9', md: '2/3' } },
        poster: { aspectRatio: '2/3' },
      },
    },
    { shape: 'adaptive' },
  ),
);

export type CardShape = ComponentProps<typeof Frame>['shape'];
