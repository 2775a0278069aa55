import { useIsOffline } from '../../lib/network';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

export function OfflineBar() {
  const isOffline = useIsOffline();
  return (
    <>
      {isOffline && <div className={css({ h: 'bar' })} aria-hidden="true" />}
      <div aria-live="polite">
        {isOffline && (
          <Bar role="status" id="offline-bar">
            {text('app.offline.bar')}
          </Bar>
        )}
      </div>
    </>
  );
}

const Bar = styled(
  'p',
  recipe({
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'bar',
    display: 'grid',
    placeItems: 'center',
    minH: 'bar',
    px: 'gutter',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    fontWeight: 'medium',
    textAlign: 'center',
    lineHeight: 'snug',
    animation: 'rise 240ms both',
  }),
);
