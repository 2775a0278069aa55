import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';

interface TabsProps {
  label: string;
  current: string;
  onChoose: (id: string) => void;
  tabs: readonly { id: string; name: string; content: ReactNode }[];
}

/** Every panel must start with a field, since panels are not tab stops. */
export function Tabs({ label, current, onChoose, tabs }: TabsProps) {
  return (
    <RadixTabs.Root value={current} onValueChange={onChoose}>
      <List aria-label={label}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} value={id}>
            {name}
          </Tab>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel key={id} value={id} forceMount tabIndex={-1}>
          {content}
        </Panel>
      ))}
    </RadixTabs.Root>
  );
}

const List = styled(
  RadixTabs.List,
  recipe({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '5', sm: '8' },
    borderBottomWidth: '1px',
    borderColor: 'border',
  }),
);

const Tab = styled(
  RadixTabs.Trigger,
  recipe({
    minH: '12',
    mb: '-1px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    // Forced colours make transparent borders visible.
    _forcedColors: { '&[data-state=inactive]': { borderColor: 'Canvas' } },
    color: 'fg.muted',
    fontWeight: 'semibold',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { color: 'fg' },
    '&[data-state=active]': { color: 'fg', borderColor: 'fg' },
  }),
);

const Panel = styled(
  RadixTabs.Content,
  recipe({ pt: '8', '&[data-state=inactive]': { display: 'none' } }),
);
