import { useEffect, useEffectEvent, useRef } from 'react';
import { setting } from '../../../state/device/settings';
import type { Controls } from '../controls/use-controls';
import { frameOf } from '../mounted-stage';
import { runCommand } from './commands';
import { buttonOf, commandIn, ignoresRepeats } from './keys';
import { movesFocus, nextFocus, notePointer } from './remote';

export function useKeys(controls: Controls, focusVideo: () => void): void {
  const pressed = useRef<Element | null>(null);
  const moveFocus = (event: KeyboardEvent, frame: Element) => {
    const next = nextFocus(event, frame);
    if (!next) return;
    event.preventDefault();
    controls.notice();
    if (next === 'video') focusVideo();
    else next.focus({ preventScroll: true });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSign = event.key.length === 1 && event.key !== ' ';
    if (isSign && !setting('areKeysOn')) return;
    const frame = frameOf(controls.requests.stage);
    if (!frame) return;
    if (movesFocus(event, frame)) return moveFocus(event, frame);
    const command = commandIn(event, frame, frame.parentElement, pressed.current);
    if (!command) return;
    // Prevents the default even for ignored repeats, since a held Space would scroll the page.
    event.preventDefault();
    if (!event.repeat || !ignoresRepeats(command)) runCommand(command, controls);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const notePress = (event: Event) => {
      pressed.current = buttonOf(event);
    };
    const noteBlur = ({ target }: Event) => {
      if (target === pressed.current) pressed.current = null;
    };
    document.addEventListener('pointerdown', notePointer, { signal });
    document.addEventListener('pointerdown', notePress, { signal });
    document.addEventListener('focusout', noteBlur, { signal });
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => leaving.abort();
  }, []);
}
