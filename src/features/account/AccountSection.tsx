import { type ReactNode, type Ref, useId } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };

interface AccountSectionProps {
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function AccountSection({ heading, headingRef, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '4',
        mt: '4',
        pt: '8',
        borderTopWidth: '1px',
        borderColor: 'border',
      })}
    >
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className={css({ fontSize: '2xl', letterSpacing: 'wide' })}
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}
