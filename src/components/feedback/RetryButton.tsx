import type { ComponentProps } from 'react';
import { Button } from '../Button';

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  onRetry: () => void;
}

/** The button disappears with its message: the focus moves to the section they were in. */
export function RetryButton({ onRetry, ...looks }: RetryButtonProps) {
  return (
    <Button
      {...looks}
      onClick={({ currentTarget }) => {
        const section = currentTarget.closest<HTMLElement>('section, main');
        if (section) section.tabIndex = -1;
        section?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      Try again
    </Button>
  );
}
