import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A section of a long form, labelled by its heading. */
export function Panel({ heading, lead, children }: PanelProps) {
  const id = useId();
  return (
    <Ground aria-labelledby={id}>
      <chakra.div display="grid" gap="1.5">
        <chakra.h2 id={id} fontSize="2xl" letterSpacing="wide">
          {heading}
        </chakra.h2>
        {lead && <chakra.p color="fg.muted">{lead}</chakra.p>}
      </chakra.div>
      {children}
    </Ground>
  );
}

const Ground = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    minW: '0',
    p: { base: 'min(1.25rem, 6vw)', sm: '8' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
  },
});
