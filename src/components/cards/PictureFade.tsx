import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

/** The shade by which a page's first picture passes into the page below it. */
export const PictureFade = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    bgImage: 'linear-gradient(to top, {colors.bg} 1%, transparent 42%)',
  }),
);
