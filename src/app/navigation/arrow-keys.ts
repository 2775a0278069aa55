import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { afterPaint } from '../../lib/timing/after-paint';
import { noteKey } from '../../state/device/keyboard';

const SEEN_IN_FULL_SCREEN = '[data-stage], [role=dialog]';

const BEFORE_ITS_OWN = '[data-arrow-keys=first]';

/** Keys typed here may come from a TV's on-screen keyboard, so they don't prove a physical one. */
const TYPED_INTO = 'input, textarea, select';

const mover = lazy(async () => (await import('./move-focus')).focusMover());

export function startArrowKeys(): void {
  const moveBefore = (event: KeyboardEvent) => {
    if (!isIn(TYPED_INTO, event)) noteKey(event.key);
    if (isIn(BEFORE_ITS_OWN, event)) mover.loaded()?.(event);
  };
  const move = (event: KeyboardEvent) => {
    if (document.fullscreenElement && !isIn(SEEN_IN_FULL_SCREEN, event)) return;
    const moveFocus = mover.loaded();
    if (moveFocus) return moveFocus(event);
    // Any key suggests keyboard use, so load the code. Unless it is an arrow key, paint first.
    const isArrow = event.key.startsWith('Arrow');
    const code = isArrow ? mover.load() : afterPaint().then(mover.load);
    code.then(
      (loaded) => loaded(event),
      (error: unknown) => logFailure('the arrow keys', error),
    );
  };
  window.addEventListener('keydown', moveBefore, { capture: true });
  window.addEventListener('keydown', move);
}

function isIn(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
