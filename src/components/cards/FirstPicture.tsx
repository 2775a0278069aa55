import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

/** The page's first picture, where the document's script has it already; it fades into the page. */
export const FirstPicture = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    bgImage: 'linear-gradient(to top, {colors.bg} 1%, transparent 42%), var(--first-picture, none)',
    bgSize: 'cover',
    backgroundPosition: '75% 30%',
  }),
);
