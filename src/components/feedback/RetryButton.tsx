import type { ComponentProps } from 'react';
import { Button } from '../Button';

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  onRetry: () => void;
}

/**
 * Tries once more what has failed. The button goes with its message, so the focus waits at the part
 * of the page in which both stood.
 */
export function RetryButton({ onRetry, ...looks }: RetryButtonProps) {
  return (
    <Button
      {...looks}
      onClick={({ currentTarget }) => {
        const part = currentTarget.closest<HTMLElement>('section, main');
        if (part) part.tabIndex = -1;
        part?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      Try again
    </Button>
  );
}
