import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="5" minW="0">
      <chakra.h2 id={id} fontSize="2xl" letterSpacing="wide">
        {heading}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
