import { Button } from '../../../components/Button';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';

interface WaitNoticeProps {
  isOffline: boolean;
  isStuck: boolean;
  /** Where the stream has a lower quality than the one that is played. */
  onLower: (() => void) | null;
  onRetry(): void;
}

/** Over the picture: that the network is lost, or what can be done about a long wait. */
export function WaitNotice({ isOffline, isStuck, onLower, onRetry }: WaitNoticeProps) {
  if (isOffline) {
    return (
      <Notice role="status" data-wait-notice>
        No connection. The video goes on by itself as soon as it is back.
      </Notice>
    );
  }
  if (!isStuck) return null;
  return (
    <Notice role="status" data-wait-notice>
      <p>The video is taking long to load.</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {onLower && (
          <Button size="sm" variant="outline" onClick={onLower}>
            Lower quality
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onRetry}>
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
