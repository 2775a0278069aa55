import { chakra } from '@chakra-ui/react/styled-system';

interface SuggestionListProps {
  id: string;
  suggestions: readonly { id: string | null; name: string }[];
  /** Index of the one that Enter would take. */
  highlighted: number | null;
  onPick: (name: string) => void;
}

/** For `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The focus stays in the input; `aria-activedescendant` names the highlighted option. */
export function SuggestionList({ id, suggestions, highlighted, onPick }: SuggestionListProps) {
  return (
    <List
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // A press on the list or its scroll bar does not blur the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ id: titleId, name }, index) => (
        <Option
          key={`${titleId} ${name}`}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === highlighted}
          ref={index === highlighted ? reveal : undefined}
          onClick={() => onPick(name)}
        >
          {name}
        </Option>
      ))}
    </List>
  );
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

const List = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: 'calc(100% + 8px)',
    zIndex: 'menu',
    maxH: '250px',
    p: '1.5',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.raised',
    boxShadow: 'lifted',
    scrollbarWidth: 'thin',
    animation: 'rise 120ms both',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '10',
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'md',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-selected=true]': { bg: 'accent.soft', color: 'accent.hover' },
  },
});
