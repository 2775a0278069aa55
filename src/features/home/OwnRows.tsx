import { BecauseRow } from './BecauseRow';
import { ContinueRow } from './continue/ContinueRow';

/**
 * What a member has begun, and what is like the film finished last.
 * @param isLate their code came after the page
 */
export function OwnRows({ isLate }: { isLate: boolean }) {
  return (
    <>
      <ContinueRow isLate={isLate} />
      <BecauseRow isLate={isLate} />
    </>
  );
}
