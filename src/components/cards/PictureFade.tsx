import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

/** The page's first picture, where the document's script has it already: behind all else of its box. */
export const FirstPicture = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    bgImage: 'var(--first-picture, none)',
    bgSize: 'cover',
    backgroundPosition: '75% 30%',
  }),
);

/** The shade by which a page's first picture passes into the page below it. */
export const PictureFade = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    bgImage: 'linear-gradient(to top, {colors.bg} 1%, transparent 42%)',
  }),
);
