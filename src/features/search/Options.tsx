import type { Suggestion } from '../../../contract/entities';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { HighlightedMatch } from './HighlightedMatch';

export interface OptionsProps {
  listId: string;
  suggestions: readonly Pick<Suggestion, 'name' | 'lang' | 'reason' | 'reason_lang'>[];
  query: string;
  highlighted: number | null;
  onPick: (name: string) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function Options({ listId, suggestions, query, highlighted, onPick }: OptionsProps) {
  return suggestions.map(({ name, lang, reason, reason_lang }, index) => (
    <Option
      key={name}
      id={optionId(listId, index)}
      role="option"
      data-reason={reason === null ? undefined : ''}
      aria-selected={index === highlighted}
      ref={index === highlighted ? reveal : undefined}
      onClick={() => onPick(name)}
    >
      <span lang={lang} dir="auto">
        <HighlightedMatch name={name} query={query} />
      </span>
      {reason && (
        <Reason lang={reason_lang} dir="auto">
          {reason}
        </Reason>
      )}
    </Option>
  ));
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

const Reason = styled('span', recipe({ color: 'fg.subtle', fontSize: 'sm' }));

const Option = styled(
  'div',
  recipe({
    display: 'grid',
    alignContent: 'center',
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
    '&[data-reason]': {
      '[role=option]:not([data-reason]) + &': {
        borderTopWidth: '1px',
        borderColor: 'border.strong',
        borderTopRadius: '0',
      },
    },
    '&[aria-selected=true]': {
      bg: 'bg.hover',
      color: 'fg',
      boxShadow: 'inset 0 0 0 1px {colors.border.strong}',
    },
  }),
);
