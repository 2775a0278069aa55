import type { ReactNode, Ref } from 'react';
import { css } from '../theme/css' with { type: 'macro' };

interface PageHeadingProps {
  children: ReactNode;
  lang?: string | undefined;
  ref?: Ref<HTMLHeadingElement>;
}

export function PageHeading({ children, lang, ref }: PageHeadingProps) {
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      lang={lang}
      dir="auto"
      className={css({ fontSize: '4xl', letterSpacing: 'wide', overflowWrap: 'anywhere' })}
    >
      {children}
    </h1>
  );
}
