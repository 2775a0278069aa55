import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useId, useRef } from 'react';
import { belowBar } from '../theme/media';
import { Icon } from './Icon';
import { optionId, SuggestionList } from './SuggestionList';
import { VisuallyHidden } from './VisuallyHidden';

export interface SearchBoxProps {
  text: string;
  suggestions: readonly { id: string | null; name: string }[];
  /** Whether the suggestions show. */
  isOpen: boolean;
  /** Index of the suggestion that Enter would take. */
  highlighted: number | null;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
  onPick: (name: string) => void;
  onMove: (move: 'next' | 'previous' | 'first' | 'none') => void;
  onFocus: () => void;
  onBlur: () => void;
  onEscape: () => void;
  /** `bar`: in the navigation bar; where that is narrow, the box covers it while it is used. */
  variant?: 'bar' | 'page' | undefined;
}

/** Longer than any title, shorter than any address may be. */
const LONGEST = 500;

/** A search box with suggestions: an ARIA combobox by mouse and keyboard. */
export function SearchBox(props: SearchBoxProps) {
  const { text, suggestions, isOpen, highlighted, variant = 'page' } = props;
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') props.onEscape();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const down = isOpen ? 'next' : 'first';
      props.onMove(event.key === 'ArrowDown' ? down : 'previous');
    } else if (highlighted !== null && CARET_KEYS.includes(event.key)) props.onMove('none');
  }

  return (
    <Form
      role="search"
      data-variant={variant}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <Glass>
        <Icon name="search" size={variant === 'page' ? '1.4rem' : '1.15rem'} />
      </Glass>
      <Box
        ref={box}
        data-variant={variant}
        role="combobox"
        aria-label="Search titles"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={
          isOpen && highlighted !== null ? optionId(listId, highlighted) : undefined
        }
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder="Search titles"
        value={text}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      {text !== '' && (
        <Clear
          type="button"
          aria-label="Clear search"
          onClick={() => {
            props.onClear();
            box.current?.focus();
          }}
        >
          <Icon name="close" size="1.1rem" />
        </Clear>
      )}
      {isOpen && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          highlighted={highlighted}
          onPick={props.onPick}
        />
      )}
      <VisuallyHidden role="status">
        {isOpen &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </VisuallyHidden>
    </Form>
  );
}

const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

const Form = chakra('form', {
  base: {
    position: 'relative',
    w: 'full',
    '&[data-variant=page]': { maxW: 'prose' },
    '&[data-variant=bar]': {
      maxW: '20rem',
      [belowBar]: {
        _focusWithin: {
          position: 'absolute',
          insetX: 'gutter',
          w: 'auto',
          maxW: 'none',
          zIndex: 'raised',
        },
      },
    },
  },
});

const Glass = chakra('span', {
  base: {
    position: 'absolute',
    left: '4',
    top: '0',
    bottom: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
});

const Box = chakra('input', {
  base: {
    display: 'block',
    w: 'full',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.deep',
    color: 'fg',
    textOverflow: 'ellipsis',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.subtle' },
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { borderColor: 'accent', borderRadius: 'full', outlineOffset: '1px' },
    '&[data-variant=bar]': {
      h: '11',
      ps: '11',
      pe: '11',
      fontSize: 'md',
      // A box too small for its words shows the glass alone.
      '@media (max-width: 359.98px)': { '&:not(:focus)::placeholder': { color: 'transparent' } },
    },
    '&[data-variant=page]': { h: '14', ps: '14', pe: '14', fontSize: 'lg' },
  },
});

const Clear = chakra('button', {
  base: {
    position: 'absolute',
    right: '1.5',
    top: '50%',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    transform: 'translateY(-50%)',
    _hover: { bg: 'bg.hover', color: 'fg' },
    _focusVisible: { borderRadius: 'full' },
  },
});
