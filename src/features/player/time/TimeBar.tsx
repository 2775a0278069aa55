import { type CSSProperties, useState } from 'react';
import { text } from '../../../lib/site/texts';
import { LIVE_EDGE_TOLERANCE_SECONDS } from '../../../media/media-state';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { translucent } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { Slider } from '../controls/Slider';
import type { Controls } from '../controls/use-controls';
import { clockText } from '../start-time';
import { usePlayer } from '../use-player';
import { mediaStateOf } from '../use-player-state';
import { useStore } from '../use-store';
import { spokenDuration, spokenTime } from './spoken-time';
import { TimeTip } from './TimeTip';
import { useStills } from './use-stills';

const STEP_SECONDS = 5;

export function TimeBar({ controls }: { controls: Controls }) {
  const { duration, window } = useStore(controls.requests.stage.clock);
  const { can } = usePlayer(mediaStateOf);
  const length = window ? window.end - window.start : duration;
  if (!can.seek || !(length > 0) || length === Number.POSITIVE_INFINITY) return null;
  return <KnownTimeBar controls={controls} length={length} />;
}

/** Holds the drag's state, so that unmounting ends a drag: a removed slider gets no `pointerup`. */
function KnownTimeBar({ controls, length }: { controls: Controls; length: number }) {
  const { time, duration, buffered, window } = useStore(controls.requests.stage.clock);
  const [pointed, setPointed] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const stills = useStills(pointed !== null);
  const start = window?.start ?? 0;
  const shareOf = (second: number) => Math.max(0, Math.min(1, (second - start) / length));
  const textAt = (second: number) =>
    window ? liveText(window.end - second) : spokenTime(second, duration);
  const played = dragged ?? shareOf(time);
  const tip = dragged ?? pointed;
  return (
    <Slider
      label={text('player.time.label')}
      share={shareOf(time)}
      text={textAt(time)}
      className={css({ flexGrow: '1', minW: '0' })}
      onHover={setPointed}
      onDrag={(share, isFinal) => {
        setDragged(share);
        if (isFinal) controls.requests.seek(start + share * length);
      }}
      onRelease={() => setDragged(null)}
      onStep={(steps) => {
        const second = controls.requests.seekBy(steps * STEP_SECONDS);
        return { share: shareOf(second), text: textAt(second) };
      }}
    >
      <Line style={{ '--played': played } as CSSProperties}>
        {buffered.map(({ start: from, end }) => (
          <Part key={from} style={partOf(shareOf(from), shareOf(end))} />
        ))}
        <Part data-played style={partOf(0, played)} />
        <Thumb />
      </Line>
      {tip !== null && (
        <TimeTip
          share={tip}
          still={stills.find((it) => it.start <= tip * length && tip * length < it.end)}
          text={window ? `−${clockText((1 - tip) * length)}` : clockText(tip * length)}
        />
      )}
    </Slider>
  );
}

const partOf = (from: number, to: number) => ({ '--from': from, '--to': to }) as CSSProperties;

function liveText(behind: number): string {
  return behind < LIVE_EDGE_TOLERANCE_SECONDS
    ? text('common.live')
    : text('player.time.behindLive', { duration: spokenDuration(behind) });
}

const Line = styled(
  'div',
  recipe({
    position: 'relative',
    w: 'full',
    h: '0.3125rem',
    borderRadius: 'full',
    bg: translucent('ivory.50', 0.28),
    _forcedColors: { bg: 'GrayText' },
  }),
);

const Part = styled(
  'div',
  recipe({
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: 'calc(var(--from) * 100%)',
    w: 'calc((var(--to) - var(--from)) * 100%)',
    borderRadius: 'full',
    bg: translucent('ivory.50', 0.4),
    _forcedColors: { bg: 'ButtonText' },
    '&[data-played]': { bg: 'accent' },
    '@media (forced-colors: active)': { '&[data-played]': { bg: 'Highlight' } },
  }),
);

const Thumb = styled(
  'div',
  recipe({
    position: 'absolute',
    top: '50%',
    insetInlineStart: 'calc(var(--played) * 100%)',
    boxSize: '0.875rem',
    mt: '-0.4375rem',
    ms: '-0.4375rem',
    borderRadius: 'full',
    bg: 'accent',
    boxShadow: 'card',
    transitionProperty: 'scale',
    transitionDuration: 'fast',
    '[role=slider]:hover > * > &': { scale: '1.25' },
    _forcedColors: { bg: 'Highlight' },
  }),
);
