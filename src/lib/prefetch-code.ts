import { afterPaint } from './after-paint';
import { logFailure } from './failures';
import type { Lazy } from './lazy';
import { isSavingData } from './network';

/** Fetches the code of what somebody may be about to open; a failure is told when they do. */
export function prefetchCode<Part>({ load, loaded }: Lazy<Part>): void {
  if (loaded() || isSavingData()) return;
  afterPaint()
    .then(load)
    .catch((error: unknown) => logFailure('code ahead of a press', error));
}
