import type { ReactNode } from 'react';
import { css } from '../theme/css' with { type: 'macro' };
import { PageHeading } from './PageHeading';

interface ListPageProps {
  heading: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

export function ListPage({ heading, tools, children }: ListPageProps) {
  return (
    <div className={css({ px: 'edge', pt: { base: '6', md: '10' }, pb: '16' })}>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: '6',
          rowGap: '3',
          minH: '14',
          mb: { base: '5', md: '8' },
        })}
      >
        <PageHeading>{heading}</PageHeading>
        {tools}
      </div>
      {children}
    </div>
  );
}
