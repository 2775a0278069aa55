import { keepFocus } from './keep-focus';
import { MatchedLetters } from './MatchedLetters';
import { Options, type OptionsProps } from './Options';
import { Panel } from './SearchBoxParts';

interface SuggestionListProps extends OptionsProps {
  /** The query that they answer. */
  query: string;
}

export function SuggestionList({ query, ...options }: SuggestionListProps) {
  return (
    <Panel id={options.listId} role="listbox" aria-label="Suggestions" onMouseDown={keepFocus}>
      <Options {...options} renderName={(name) => <MatchedLetters name={name} query={query} />} />
    </Panel>
  );
}
