import { Button } from '../../../components/Button';
import { type TextKey, text } from '../../../lib/site/texts';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { type PlayerState, usePlayer, usePlayerVerbs } from '../use-player';
import { lowerQuality } from '../use-player-state';

function noticeOf({ connection, patience, mediaState }: PlayerState): TextKey | null {
  if (connection.matches('lost') || connection.matches('asking')) return 'player.wait.offline';
  if (connection.matches('offAir')) return 'player.wait.offAir';
  if (patience.matches('stuck')) return 'player.wait.long';
  const { trouble } = mediaState;
  return trouble && `player.wait.${trouble}`;
}

export function WaitNotice() {
  const { help, prefer } = usePlayerVerbs();
  const notice = usePlayer(noticeOf);
  const quality = usePlayer(lowerQuality);
  if (!notice) return null;
  const takesLong = notice === 'player.wait.long';
  return (
    <Notice role="status" data-wait-notice data-part={takesLong || undefined}>
      <p>{text(notice)}</p>
      {takesLong && (
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
      )}
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
