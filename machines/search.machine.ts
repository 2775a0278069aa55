/**
 * A search box with suggestions (spec §2 search, §4, §5, §9), in the header and on the search page.
 * Suggestions are debounced by 300 ms; a change of the text cancels the request in flight. Leaving
 * the box hides them after 200 ms, so that a click on a suggestion still counts.
 *
 * The address is the source of truth: its query is put into the box after every navigation
 * (`address.changed`). While someone types on, the suggestions for the earlier text stay listed until
 * the new ones arrive. In `suggesting` the dropdown is open if there are suggestions to show.
 */
import { assign, emit, fromPromise, setup } from 'xstate';

type Suggestion = { id: string | null; name: string };
type Move = 'next' | 'previous' | 'first' | 'none';

const LISTED_AT_MOST = 10;

export const searchMachine = setup({
  types: {
    /** `query`: what the address says, or an empty text. */
    input: {} as { query: string },
    context: {} as {
      text: string;
      /** The query that `suggestions` answer. */
      answered: string | null;
      suggestions: readonly Suggestion[];
      /** Index into `suggestions` of the one that Enter would take. */
      highlighted: number | null;
    },
    events: {} as
      | { type: 'query.changed'; text: string }
      | { type: 'query.submitted' }
      | { type: 'query.cleared' }
      | { type: 'address.changed'; query: string }
      | { type: 'suggestion.highlighted'; move: Move }
      | { type: 'suggestion.picked'; name: string }
      | { type: 'box.focused' }
      | { type: 'box.left' }
      | { type: 'escape.pressed' },
    emitted: {} as { type: 'search.requested'; query: string } | { type: 'search.cleared' },
  },
  actors: {
    fetchSuggestions: fromPromise<readonly Suggestion[], { query: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    fillBox: assign((_, params: { text: string }) => ({ text: params.text, highlighted: null })),
    takeHighlighted: assign(({ context }) => ({
      text: context.suggestions[context.highlighted ?? -1]?.name ?? context.text,
    })),
    noteSuggestions: assign(({ context }, params: { suggestions: readonly Suggestion[] }) => ({
      answered: context.text.trim(),
      suggestions: params.suggestions
        .slice(0, LISTED_AT_MOST)
        .map(({ id, name }) => ({ id, name })),
      highlighted: null,
    })),
    highlight: assign(({ context: { suggestions, highlighted } }, params: { move: Move }) => ({
      highlighted: moved(params.move, highlighted, suggestions.length),
    })),
    forgetHighlight: assign({ highlighted: null }),
    forgetUnfitting: assign(({ context: { text, answered, suggestions } }) =>
      text.trim() === answered ? { suggestions } : { answered: null, suggestions: [] },
    ),
    requestSearch: emit(({ context }) => ({
      type: 'search.requested' as const,
      query: context.text.trim(),
    })),
    announceCleared: emit({ type: 'search.cleared' }),
  },
  guards: {
    isBlank: (_, params: { text: string }) => params.text.trim() === '',
    hasText: ({ context }) => context.text.trim() !== '',
    hasHighlight: ({ context }) => context.highlighted !== null,
    isAnswered: ({ context }) => context.text.trim() === context.answered,
  },
  delays: {
    DEBOUNCE: 300,
    HIDE_DELAY: 200,
  },
}).createMachine({
  id: 'search',
  description: 'Suggestions appear while one types into a search box.',
  meta: {
    rules: [
      '2.search.clear',
      '2.search.submit',
      '4.suggestions.debounce',
      '4.suggestions.pick',
      '4.suggestions.blur',
      '5.search.blank',
    ],
  },
  context: ({ input }) => ({
    text: input.query,
    answered: null,
    suggestions: [],
    highlighted: null,
  }),
  initial: 'resting',
  on: {
    'query.changed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) },
        target: '.resting',
        actions: { type: 'fillBox', params: ({ event }) => ({ text: event.text }) },
      },
      {
        target: '.suggesting.typing',
        actions: { type: 'fillBox', params: ({ event }) => ({ text: event.text }) },
      },
    ],
    'query.submitted': [
      {
        guard: 'hasHighlight',
        target: '.resting',
        actions: ['takeHighlighted', 'requestSearch'],
      },
      {
        description: 'Only a text that is not blank is searched for.',
        guard: 'hasText',
        target: '.resting',
        actions: 'requestSearch',
      },
    ],
    'query.cleared': {
      description: 'Clear empties the box and goes to the search page.',
      target: '.resting',
      actions: [{ type: 'fillBox', params: { text: '' } }, 'announceCleared'],
    },
    'address.changed': {
      target: '.resting',
      actions: { type: 'fillBox', params: ({ event }) => ({ text: event.query }) },
    },
    'suggestion.picked': {
      description: 'Picking a suggestion fills the box and searches for it.',
      target: '.resting',
      actions: [
        { type: 'fillBox', params: ({ event }) => ({ text: event.name }) },
        'requestSearch',
      ],
    },
  },
  states: {
    resting: {
      description: 'No suggestions are shown.',
      entry: ['forgetHighlight', 'forgetUnfitting'],
      on: {
        'box.focused': { guard: 'isAnswered', target: 'suggesting.listed' },
        'suggestion.highlighted': {
          guard: 'isAnswered',
          target: 'suggesting.listed',
          actions: { type: 'highlight', params: ({ event }) => event },
        },
      },
    },
    suggesting: {
      description: 'The box is used, and suggestions are shown if there are any.',
      on: {
        'suggestion.highlighted': {
          actions: { type: 'highlight', params: ({ event }) => event },
        },
        'escape.pressed': 'resting',
        'box.left': '.leaving',
      },
      initial: 'typing',
      states: {
        typing: {
          description: 'The person types; nothing is asked before a pause of 300 ms.',
          after: {
            DEBOUNCE: [
              { guard: 'isAnswered', target: 'listed' },
              {
                description: 'Suggestions are asked for 300 ms after typing stops.',
                target: 'fetching',
              },
            ],
          },
        },
        fetching: {
          description: 'Suggestions for the text are being read.',
          invoke: {
            id: 'fetchSuggestions',
            src: 'fetchSuggestions',
            input: ({ context }) => ({ query: context.text.trim() }),
            onDone: {
              target: 'listed',
              actions: {
                type: 'noteSuggestions',
                params: ({ event }) => ({ suggestions: event.output }),
              },
            },
            onError: '#search.resting',
          },
        },
        listed: { description: 'The suggestions answer the text.' },
        leaving: {
          description:
            'The box was left; the suggestions stay 200 ms, so that a click on one counts.',
          after: {
            HIDE_DELAY: {
              description: 'The suggestions hide 200 ms after the box was left.',
              target: '#search.resting',
            },
          },
          on: {
            'box.focused': [{ guard: 'isAnswered', target: 'listed' }, { target: 'typing' }],
          },
        },
      },
    },
  },
});

/** The index after a move by keyboard, around the ends of the list; `null` in an empty one. */
function moved(move: Move, from: number | null, count: number): number | null {
  if (count === 0 || move === 'none') return null;
  if (move === 'first' || (move === 'next' && from === null)) return 0;
  if (move === 'next') return ((from ?? 0) + 1) % count;
  return ((from ?? 0) - 1 + count) % count;
}
