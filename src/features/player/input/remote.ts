/**
 * The arrows of a television's remote lead from the picture down through the parts that are over it, and back. Along a
 * part and out of the player they are the page's own (`app/navigation`).
 */
import { hasKeyboard } from '../../../state/device/keyboard';
import { isFullScreen } from '../full-screen';
import { isTaken } from './keys';

/** Buttons over the picture: the control bar, an offer, a notice. */
const PART = '[data-part]';

/** A mouse that filled the screen, also for the film that follows; outside it, arrows are a remote's again. */
let isMouse = false;

export function notePointer({ pointerType }: PointerEvent): void {
  isMouse = pointerType === 'mouse';
}

/** Whether an arrow, or Back, belongs to none of the player's commands: along the picture, arrows seek. */
export function leads(event: KeyboardEvent, stage: Element): boolean {
  if (!isFullScreen()) isMouse = false;
  const { key, target } = event;
  if (hasKeyboard() || isMouse || isTaken(event) || !(target instanceof Element)) return false;
  if (!stage.contains(target) && !isFullScreen()) return false;
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  const isAcross = key === 'ArrowUp' || key === 'ArrowDown' || key === 'Escape';
  return isAcross || (isAlong && target.closest(PART) !== null);
}

/** Where such a key leads within the stage; `null` for nowhere, or along a part. */
export function stepOf(
  { key, target }: KeyboardEvent,
  stage: Element,
): HTMLElement | 'picture' | null {
  const parts = partsOf(stage);
  const at = parts.findIndex(({ part }) => part.contains(target as Element));
  if (key === 'ArrowDown') return parts[at + 1]?.first ?? null;
  if (at < 0) return null;
  if (key === 'ArrowUp') return parts[at - 1]?.first ?? 'picture';
  return key === 'Escape' ? 'picture' : null;
}

/** From the top of the stage to its foot, each with its first button. */
function partsOf(stage: Element) {
  return [...stage.querySelectorAll<HTMLElement>(PART)]
    .flatMap((part) => {
      const controls = [...part.querySelectorAll<HTMLElement>('button, a[href]')];
      const first = controls.find((it) => it.checkVisibility());
      return first ? [{ part, first, top: part.getBoundingClientRect().top }] : [];
    })
    .sort((one, other) => one.top - other.top);
}
