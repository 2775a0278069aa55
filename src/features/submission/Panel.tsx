import { type ReactNode, useId } from 'react';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

interface PanelProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

export function Panel({ heading, lead, children }: PanelProps) {
  const id = useId();
  return (
    <Surface aria-labelledby={id}>
      <div className={css({ display: 'grid', gap: '1.5' })}>
        <h2 id={id} className={css({ fontSize: '2xl', letterSpacing: 'wide' })}>
          {heading}
        </h2>
        {lead && <p className={css({ color: 'fg.muted' })}>{lead}</p>}
      </div>
      {children}
    </Surface>
  );
}

const Surface = styled(
  'section',
  recipe({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    minW: '0',
    p: { base: 'min(1.25rem, 6vw)', sm: '8' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
  }),
);

export const FieldPair = styled(
  'div',
  recipe({
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  }),
);
