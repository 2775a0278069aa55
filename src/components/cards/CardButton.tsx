import { recipe } from '../../theme/css' with { type: 'macro' };
import { scrim, translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';

export const CardButton = styled(
  'button',
  recipe(
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: translucent('ivory.50', 0.28),
      bg: scrim(0.72),
      _forcedColors: { bg: 'ButtonFace' },
      color: 'fg',
      cursor: 'pointer',
      transitionProperty: 'common',
      transitionDuration: 'fast',
      _hover: { borderColor: 'fg', transform: 'scale(1.08)' },
      _pressed: { color: 'danger.strong' },
    },
    { size: { small: { boxSize: 'min(2.5rem, max(40px, 5vw))' }, large: { boxSize: '14' } } },
    { size: 'small' },
  ),
  { type: 'button' },
);
