import { BecauseRow } from './BecauseRow';
import { ContinueRow } from './continue/ContinueRow';

/**
 * Continue Watching, and titles like the last one that was finished.
 * @param isLate the code loaded after the page
 */
export function OwnRows({ isLate }: { isLate: boolean }) {
  return (
    <>
      <ContinueRow isLate={isLate} />
      <BecauseRow isLate={isLate} />
    </>
  );
}
