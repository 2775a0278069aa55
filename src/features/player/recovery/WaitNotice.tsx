import { Button } from '../../../components/Button';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { usePlayer, usePlayerVerbs } from '../use-player';
import { isOffline, isStuck, lowerQuality } from '../use-player-state';

/** Over the picture: that the network is lost, or what can be done about a long wait. */
export function WaitNotice() {
  const { help, prefer } = usePlayerVerbs();
  const hasNoNetwork = usePlayer(isOffline);
  const takesLong = usePlayer(isStuck);
  const quality = usePlayer(lowerQuality);
  if (hasNoNetwork) {
    return (
      <Notice role="status" data-wait-notice>
        No connection. The video goes on by itself as soon as it is back.
      </Notice>
    );
  }
  if (!takesLong) return null;
  return (
    <Notice role="status" data-wait-notice data-part>
      <p>This is taking longer than usual.</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {quality && (
          <Button size="sm" variant="outline" onClick={() => prefer({ quality })}>
            Lower quality
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={help}>
          Load it again
        </Button>
      </div>
    </Notice>
  );
}

const Notice = styled(
  'div',
  recipe({
    position: 'absolute',
    top: '4',
    insetInline: '4',
    mx: 'auto',
    w: 'fit-content',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '2',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg',
    textAlign: 'center',
    zIndex: '2',
  }),
);
