import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface ListPageProps {
  heading: ReactNode;
  /** Beside the heading, such as a filter. */
  tools?: ReactNode;
  children: ReactNode;
}

export function ListPage({ heading, tools, children }: ListPageProps) {
  return (
    <chakra.div px="edge" pt={{ base: '6', md: '10' }} pb="16">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="3"
        minH="14"
        mb={{ base: '5', md: '8' }}
      >
        <PageHeading>{heading}</PageHeading>
        {tools}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
