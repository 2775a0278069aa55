/**
 * Lets a TV remote's arrow keys move focus between the video and its controls. `app/navigation`
 * moves focus within a row of controls and out of the player.
 */
import { hasKeyboard } from '../../../state/device/keyboard';
import { isFullScreen } from '../full-screen';
import { isTaken } from './keys';

const PART = '[data-part]';

/** After a mouse press, arrow keys in full screen control playback instead of moving focus. */
let isMouse = false;

export function notePointer({ pointerType }: PointerEvent): void {
  isMouse = pointerType === 'mouse';
}

export function movesFocus(event: KeyboardEvent, stage: Element): boolean {
  if (!isFullScreen()) isMouse = false;
  const { key, target } = event;
  if (hasKeyboard() || isMouse || isTaken(event) || !(target instanceof Element)) return false;
  if (!stage.contains(target) && !isFullScreen()) return false;
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  const isAcross = key === 'ArrowUp' || key === 'ArrowDown' || key === 'Escape';
  return isAcross || (isAlong && target.closest(PART) !== null);
}

export function nextFocus(
  { key, target }: KeyboardEvent,
  stage: Element,
): HTMLElement | 'video' | null {
  const parts = partsOf(stage);
  const at = parts.findIndex(({ part }) => part.contains(target as Element));
  if (key === 'ArrowDown') return parts[at + 1]?.first ?? null;
  if (at < 0) return null;
  if (key === 'ArrowUp') return parts[at - 1]?.first ?? 'video';
  return key === 'Escape' ? 'video' : null;
}

function partsOf(stage: Element) {
  return [...stage.querySelectorAll<HTMLElement>(PART)]
    .flatMap((part) => {
      const controls = [...part.querySelectorAll<HTMLElement>('button, a[href]')];
      const first = controls.find((it) => it.checkVisibility());
      return first ? [{ part, first, top: part.getBoundingClientRect().top }] : [];
    })
    .sort((one, other) => one.top - other.top);
}
