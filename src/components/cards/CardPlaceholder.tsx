import { chakra } from '@chakra-ui/react/styled-system';
import type { CardShape } from './CardArt';
import { CardFrame } from './CardFrame';

interface CardPlaceholderProps {
  shape?: CardShape | undefined;
}

export function CardPlaceholder({ shape }: CardPlaceholderProps) {
  return (
    <chakra.div
      data-testid="placeholder"
      animation="shimmer 1.8s ease-in-out infinite"
      css={{ '& [data-frame]': { bg: 'bg.placeholder' } }}
    >
      <CardOutline shape={shape} />
    </chakra.div>
  );
}

/** As tall as any card of this shape. */
export function CardOutline({ shape }: CardPlaceholderProps) {
  return (
    <chakra.div aria-hidden="true">
      <CardFrame shape={shape} />
      <Line w="70%" h="3" mt="3.5" mb="3.5" />
      <Line w="45%" h="2.5" mb="2" />
    </chakra.div>
  );
}

const Line = chakra('div', { base: { borderRadius: 'sm', bg: 'bg.placeholder' } });
