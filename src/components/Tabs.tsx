import { chakra } from '@chakra-ui/react/styled-system';
import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** The first one is open at first; each keeps what was typed in it while another is open. */
  tabs: readonly { id: string; name: string; content: ReactNode }[];
}

/**
 * Parts of a page of which one is shown; arrow keys walk along their names. A part begins with
 * something that takes the focus, so it is no stop of its own.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <RadixTabs.Root defaultValue={tabs[0]?.id ?? ''}>
      <Names aria-label={label}>
        {tabs.map(({ id, name }) => (
          <Name key={id} value={id}>
            {name}
          </Name>
        ))}
      </Names>
      {tabs.map(({ id, content }) => (
        <Panel key={id} value={id} forceMount tabIndex={-1}>
          {content}
        </Panel>
      ))}
    </RadixTabs.Root>
  );
}

const Names = chakra(RadixTabs.List, {
  base: {
    display: 'flex',
    gap: { base: '5', sm: '8' },
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const Name = chakra(RadixTabs.Trigger, {
  base: {
    minH: '12',
    mb: '-1px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: 'semibold',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { color: 'fg' },
    '&[data-state=active]': { color: 'fg', borderColor: 'accent' },
  },
});

const Panel = chakra(RadixTabs.Content, {
  base: { pt: '8', '&[data-state=inactive]': { display: 'none' } },
});
