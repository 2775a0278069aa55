import { Button } from '../../../components/Button';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { usePlayer, usePlayerVerbs } from '../use-player';
import { isOffAir, isOffline, isStuck, lowerQuality, troubleOf } from '../use-player-state';

const troubles = {
  captions: "These captions couldn't be loaded.",
  audio: "This audio couldn't be loaded.",
};

/** Over the picture: what can't be loaded now, or what can be done about a long wait. */
export function WaitNotice() {
  const { help, prefer } = usePlayerVerbs();
  const hasNoNetwork = usePlayer(isOffline);
  const isSilent = usePlayer(isOffAir);
  const takesLong = usePlayer(isStuck);
  const trouble = usePlayer(troubleOf);
  const quality = usePlayer(lowerQuality);
  const words = hasNoNetwork
    ? 'No connection. The video goes on by itself as soon as it is back.'
    : isSilent
      ? "This channel isn't sending at the moment."
      : trouble && !takesLong
        ? troubles[trouble]
        : null;
  if (words) {
    return (
      <Notice role="status" data-wait-notice>
        {words}
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
