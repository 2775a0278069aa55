import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The page's h1. Focusable by script: the route announcer moves the focus to it. */
export function PageHeading({ children, ref }: PageHeadingProps) {
  return (
    <chakra.h1 ref={ref} tabIndex={-1} fontSize="4xl" letterSpacing="wide" overflowWrap="anywhere">
      {children}
    </chakra.h1>
  );
}
