import { recipe } from '../../theme/css' with { type: 'macro' };
import { cellsInSight, cellWidth, rowWidth } from '../../theme/steps' with { type: 'macro' };
import { styled } from '../../theme/styled';

export const RowHeader = styled(
  'div',
  recipe({ display: 'flex', alignItems: 'center', gap: 'min(1rem, 3vw)', minH: '11', mb: '3' }),
);

const fade = {
  content: '""',
  position: 'absolute',
  zIndex: 'raised',
  insetBlock: '0',
  w: '{spacing.gutter}',
  pointerEvents: 'none',
  display: 'none',
  '@media (min-width: 1921px)': { display: 'block' },
};

const width = { mx: { base: '-1.5', lg: '-2' }, w: rowWidth() };

export const RowClip = styled(
  'div',
  recipe({
    position: 'relative',
    mx: 'calc(-1 * {spacing.gutter})',
    px: 'gutter',
    overflowX: 'clip',
    '& .slick-slider': width,
    _before: {
      ...fade,
      left: '0',
      bgImage: 'linear-gradient(to left, transparent, {colors.bg})',
    },
    _after: {
      ...fade,
      right: '0',
      bgImage: 'linear-gradient(to right, transparent, {colors.bg})',
    },
  }),
);

export const RowList = styled(
  'div',
  recipe({
    display: 'flex',
    ...width,
  }),
);

export const PlaceholderList = styled(RowList, recipe(cellsInSight()));

export const RowCell = styled(
  'div',
  recipe({
    flex: 'none',
    w: cellWidth(),
    px: { base: '1.5', lg: '2' },
  }),
);
