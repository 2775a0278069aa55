import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';

export const Episodes = styled(
  'ul',
  recipe({
    display: 'grid',
    gap: { base: '2', md: '4' },
    mx: '-2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
    gridAutoRows: { base: 'minmax(7rem, auto)', md: 'minmax(7.5rem, auto)' },
    '& > li': { display: 'grid', minW: '0', borderRadius: 'md' },
  }),
);

export const Tools = styled(
  'div',
  recipe({ display: 'flex', h: '10', '& > *': { flex: '0 0 9rem' } }),
);
