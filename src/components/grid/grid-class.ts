import { css } from '../../theme/css' with { type: 'macro' };
import { gridTracks } from '../../theme/steps' with { type: 'macro' };

export const GRID_ROW_GAP = 28;

export const gridClass = css({
  display: 'grid',
  columnGap: { base: '3', lg: '4' },
  rowGap: '28px',
  gridTemplateColumns: gridTracks(),
});
