import type { ComponentProps } from 'react';
import { useIsOffline } from '../../lib/network';
import { text } from '../../lib/site/texts';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Button } from '../Button';

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  onRetry: () => void;
  isAutomatic?: boolean;
}

export function RetryButton({ onRetry, isAutomatic = true, ...looks }: RetryButtonProps) {
  const isOffline = useIsOffline();
  return (
    <>
      {isOffline && isAutomatic && <Reason>{text('components.retry.offline')}</Reason>}
      <Button
        {...looks}
        onClick={({ currentTarget }) => {
          const section = currentTarget.closest<HTMLElement>('section, main');
          if (section) section.tabIndex = -1;
          section?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        {text('components.retry.again')}
      </Button>
    </>
  );
}

const Reason = styled('p', recipe({ color: 'fg.muted', textWrap: 'balance' }));
