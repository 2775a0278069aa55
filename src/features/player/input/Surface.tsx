import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { text } from '../../../lib/site/texts';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { type Controls, isHidden, useControlsState } from '../controls/use-controls';
import { runCommand } from './commands';

const DOUBLE_TAP_MS = 300;
const LONG_PRESS_MS = 500;

const LONG_PRESS_RATE = 2;

/**
 * Mouse: a click toggles playback, and a double click toggles full screen.
 * Touch and pen: a tap toggles the controls, a double tap at a side seeks 10 s, and a long press
 * during playback plays at 2× until released.
 */
export function Surface({ controls, onPress }: { controls: Controls; onPress(): void }) {
  const isIdle = useControlsState(controls, isHidden);
  const last = useRef({ pointer: 'mouse', tap: 0, side: 0 });
  const longPress = useRef<{ timer?: ReturnType<typeof setTimeout>; rate: number | null }>({
    rate: null,
  });
  const endLongPress = useCallback(() => {
    clearTimeout(longPress.current.timer);
    const { rate } = longPress.current;
    longPress.current.rate = null;
    if (rate !== null) controls.requests.prefer({ rate });
    return rate !== null;
  }, [controls]);
  useEffect(() => () => void endLongPress(), [endLongPress]);

  const tap = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const side = share < 0.4 ? -1 : share > 0.6 ? 1 : 0;
    const isDouble =
      event.timeStamp - last.current.tap < DOUBLE_TAP_MS && side === last.current.side;
    Object.assign(last.current, { tap: event.timeStamp, side });
    if (isDouble && side !== 0) runCommand({ type: 'seekBy', seconds: side * 10 }, controls);
    else if (isIdle) controls.notice();
    else controls.dismiss();
  };
  return (
    <Cover
      data-testid="surface"
      data-idle={isIdle || undefined}
      // A click must not take focus from the video.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onPointerDown={(event: PointerEvent) => {
        onPress();
        clearTimeout(longPress.current.timer);
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        const { rate, isPaused, can } = controls.requests.chosen();
        if (isPaused || !can.rate) return;
        longPress.current.timer = setTimeout(() => {
          longPress.current.rate = rate;
          controls.requests.prefer({ rate: LONG_PRESS_RATE });
          controls.announce('speed', text('player.echo.speed', { rate: LONG_PRESS_RATE }));
        }, LONG_PRESS_MS);
      }}
      onPointerUp={(event: PointerEvent) => {
        last.current.pointer = event.pointerType;
        if (event.pointerType !== 'mouse' && !endLongPress()) tap(event);
      }}
      onPointerCancel={() => void endLongPress()}
      onClick={(event: MouseEvent) => {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        if (pointerType === 'mouse') runCommand({ type: 'togglePlaying' }, controls);
      }}
      // `dblclick` also fires after two taps but lacks `pointerType`, so check the last pointer.
      onDoubleClick={() => {
        if (last.current.pointer === 'mouse') controls.toggleFullScreen();
      }}
      onContextMenu={(event: MouseEvent) => {
        if (longPress.current.rate !== null) event.preventDefault();
      }}
    />
  );
}

const Cover = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&[data-idle]': { cursor: 'none' },
  }),
);
