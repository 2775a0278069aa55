import { BecauseRow } from './BecauseRow';
import { ContinueRow } from './continue/ContinueRow';

export function OwnRows({ isLate }: { isLate: boolean }) {
  return (
    <>
      <ContinueRow isLate={isLate} />
      <BecauseRow isLate={isLate} />
    </>
  );
}
