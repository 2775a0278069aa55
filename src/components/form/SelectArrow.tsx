import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Icon } from '../Icon';

export function SelectArrow({ inset }: { inset: 'narrow' | 'wide' }) {
  return (
    <Frame inset={inset}>
      <Icon name="down" className={css({ boxSize: '1.1em' })} />
    </Frame>
  );
}

const Frame = styled(
  'span',
  recipe(
    {
      position: 'absolute',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
    { inset: { narrow: { insetInlineEnd: '3' }, wide: { insetInlineEnd: '4' } } },
  ),
);
