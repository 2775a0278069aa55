import type { ReactNode } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };

interface AccountItemProps {
  name: string;
  note: string;
  children: ReactNode;
}

export function AccountItem({ name, note, children }: AccountItemProps) {
  return (
    <li className={css({ display: 'flex', alignItems: 'center', gap: '4', minH: '10' })}>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
          columnGap: '4',
          flex: '1',
          minW: '0',
        })}
      >
        <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
        <span className={css({ color: 'fg.muted' })}>{note}</span>
      </div>
      {children}
    </li>
  );
}
