import { type KeyboardEvent, useId, useRef } from 'react';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { Options, optionId } from './Options';
import { RecentList } from './RecentList';
import { Box, Clear, Form, Panel, SubmitIcon } from './SearchBoxParts';
import { type SearchBoxOptions, useSearchBox } from './use-search-box';
import { useSlashKey } from './use-slash-key';

interface SearchBoxProps extends SearchBoxOptions {
  variant?: 'bar' | 'page';
  takesFocus?: boolean;
}

const MAX_LENGTH = 500;
/** Keys that clear the highlight, so that Enter submits the typed text. */
const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

export function SearchBox({ variant = 'page', takesFocus, ...options }: SearchBoxProps) {
  const search = useSearchBox(options);
  const { text: typed, suggestions, answered, isOpen, highlighted, onPick, onRemove } = search;
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const listed = { listId, suggestions, query: answered ?? '', highlighted, onPick };
  const slashKey = useSlashKey(box);
  const label = text('search.box.label');

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') search.onEscape();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length > 0) event.preventDefault();
      const down = isOpen ? 'next' : 'first';
      search.onMove(event.key === 'ArrowDown' ? down : 'previous');
    } else if (event.key === 'Delete' && isOpen && answered === '') {
      const query = suggestions[highlighted ?? -1]?.name;
      if (query !== undefined) onRemove(query);
    } else if (highlighted !== null && CARET_KEYS.includes(event.key)) search.onMove('none');
  }

  return (
    <Form
      role="search"
      data-variant={variant}
      onSubmit={(event) => {
        event.preventDefault();
        search.onSubmit();
        if (typed.trim() === '') box.current?.focus();
      }}
    >
      <Box
        ref={box}
        data-variant={variant}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={
          isOpen && highlighted !== null ? optionId(listId, highlighted) : undefined
        }
        aria-keyshortcuts={slashKey}
        autoFocus={takesFocus}
        data-autofocus={takesFocus || undefined}
        type="text"
        dir={typed === '' ? undefined : 'auto'}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        placeholder={label}
        value={typed}
        onChange={(event) => search.onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={search.onFocus}
        onBlur={search.onBlur}
      />
      <SubmitIcon type="submit" aria-label={text('search.box.submit')}>
        <Icon
          name="search"
          className={
            variant === 'page'
              ? css({ boxSize: 'min(1.4rem, max(22px, 4vw))' })
              : css({ boxSize: 'min(1.15rem, max(18px, 3vw))' })
          }
        />
      </SubmitIcon>
      {/* Hides the button instead of unmounting it, to keep the first keystroke fast. */}
      <Clear
        hidden={typed === ''}
        type="button"
        aria-label={text('search.box.clear')}
        onClick={() => {
          search.onClear();
          box.current?.focus();
        }}
      >
        <Icon name="close" className={css({ boxSize: 'min(1.1rem, max(18px, 3vw))' })} />
      </Clear>
      {isOpen && (
        <ErrorBoundary>
          {answered === '' ? (
            <RecentList {...listed} onRemove={onRemove} />
          ) : (
            <Panel id={listId} role="listbox" aria-label={text('search.suggestions.label')}>
              <Options {...listed} />
            </Panel>
          )}
        </ErrorBoundary>
      )}
      <VisuallyHidden role="status">
        {isOpen &&
          text(answered === '' ? 'search.recent.count' : 'search.suggestions.count', {
            count: suggestions.length,
          })}
      </VisuallyHidden>
    </Form>
  );
}
