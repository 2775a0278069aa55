import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a page. It can take the focus, so that a new page announces itself. */
export function PageHeading({ children, ref }: PageHeadingProps) {
  return (
    <chakra.h1 ref={ref} tabIndex={-1} fontSize="4xl" letterSpacing="wide">
      {children}
    </chakra.h1>
  );
}
