import { text } from '../../../lib/site/texts';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { useAd } from './use-ad';

export function AdSlot() {
  const { slotId, isFailed } = useAd();
  return (
    <Box aria-label={text('home.ad.label')} data-testid="ad">
      <div id={slotId} className={css({ position: 'absolute', inset: '0' })} />
      {isFailed && <Message>{text('home.ad.failed')}</Message>}
    </Box>
  );
}

const Box = styled(
  'aside',
  recipe({
    position: 'relative',
    h: { base: '6.5rem', md: '8rem', '2xl': '9rem' },
    overflow: 'hidden',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
  }),
);

const Message = styled(
  'p',
  recipe({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    h: 'full',
    px: '6',
    color: 'fg.muted',
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
