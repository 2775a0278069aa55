import { Button } from '../../../components/Button';
import { type TextKey, text } from '../../../lib/site/texts';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { usePlayer, usePlayerVerbs } from '../use-player';
import { isOffAir, isOffline, isStuck, lowerQuality, troubleOf } from '../use-player-state';

export function WaitNotice() {
  const { help, prefer } = usePlayerVerbs();
  const hasNoNetwork = usePlayer(isOffline);
  const isSilent = usePlayer(isOffAir);
  const takesLong = usePlayer(isStuck);
  const trouble = usePlayer(troubleOf);
  const quality = usePlayer(lowerQuality);
  const words: TextKey | null = hasNoNetwork
    ? 'player.wait.offline'
    : isSilent
      ? 'player.wait.offAir'
      : trouble && !takesLong
        ? `player.wait.${trouble}`
        : null;
  if (words) {
    return (
      <Notice role="status" data-wait-notice>
        {text(words)}
      </Notice>
    );
  }
  if (!takesLong) return null;
  return (
    <Notice role="status" data-wait-notice data-part>
      <p>{text('player.wait.long')}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {quality && (
          <Button size="sm" variant="outline" onClick={() => prefer({ quality })}>
            {text('player.wait.lowerQuality')}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={help}>
          {text('player.wait.loadAgain')}
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
