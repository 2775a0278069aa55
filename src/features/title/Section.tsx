import { type ReactNode, useId } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '5', minW: '0' })}>
      <h2 id={id} className={css({ fontSize: '2xl', letterSpacing: 'wide' })}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
