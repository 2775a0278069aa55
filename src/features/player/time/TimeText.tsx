import { text } from '../../../lib/site/texts';
import { LIVE_EDGE_TOLERANCE_SECONDS } from '../../../media/media-state';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import type { Controls } from '../controls/use-controls';
import { clockText } from '../start-time';
import { useStore } from '../use-store';

export function TimeText({ controls }: { controls: Controls }) {
  const { time, duration, window } = useStore(controls.requests.stage.clock);
  if (duration === Number.POSITIVE_INFINITY) {
    const isBehind = window !== null && window.end - time > LIVE_EDGE_TOLERANCE_SECONDS;
    return (
      <Live
        type="button"
        data-behind={isBehind || undefined}
        onClick={() => controls.requests.seek(Number.POSITIVE_INFINITY)}
      >
        <span className={css({ boxSize: '2', borderRadius: 'full', bg: 'currentColor' })} />
        {text(isBehind ? 'player.time.goToLive' : 'common.live')}
      </Live>
    );
  }
  return (
    <Time aria-hidden="true">
      {clockText(time)} / {duration > 0 ? clockText(duration) : '–:––'}
    </Time>
  );
}

const Time = styled(
  'span',
  recipe({
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

const Live = styled(
  'button',
  recipe({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'danger.strong',
    cursor: 'pointer',
    '&[data-behind]': { color: 'fg' },
  }),
);
