/**
 * A search box with suggestions (spec §2 search, §4, §5, §9), in the header and on the search page.
 * The URL is the source of truth: its query fills the box after a navigation (`address.changed`).
 * Earlier suggestions stay while new ones load.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

type Suggestion = { name: string; reason: string | null };
type Move = 'next' | 'previous' | 'first' | 'none';

const LISTED_AT_MOST = 10;

export const searchMachine = setup({
  types: {
    input: {} as { query: string },
    context: {} as {
      text: string;
      answered: string | null;
      suggestions: readonly Suggestion[];
      recent: readonly string[];
      highlighted: number | null;
    },
    events: {} as
      | { type: 'query.changed'; text: string }
      | { type: 'query.submitted' }
      | { type: 'query.cleared' }
      | { type: 'address.changed'; query: string }
      | { type: 'search.opened'; query: string }
      | { type: 'suggestion.highlighted'; move: Move }
      | { type: 'suggestion.picked'; name: string }
      | { type: 'recent.changed'; recent: readonly string[] }
      | { type: 'recent.removed'; query: string }
      | { type: 'box.focused' }
      | { type: 'box.left' }
      | { type: 'escape.pressed' },
    emitted: {} as { type: 'search.requested'; query: string } | { type: 'search.cleared' },
  },
  actors: {
    fetchSuggestions: fromPromise<readonly Suggestion[], { query: string }>(async () => {
      throw new Error('not supplied');
    }),
    watchRecent: fromCallback(() => {
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
        .filter(({ name }, at, all) => all.findIndex((it) => it.name === name) === at)
        .slice(0, LISTED_AT_MOST)
        .map(({ name, reason }) => ({ name, reason })),
      highlighted: null,
    })),
    noteRecent: assign((_, params: { recent: readonly string[] }) => ({ recent: params.recent })),
    listRecent: assign(({ context: { recent, highlighted } }) => ({
      answered: '',
      suggestions: recent.map((name) => ({ name, reason: null })),
      highlighted: recent[highlighted ?? -1] === undefined ? null : highlighted,
    })),
    keepSearch: (_, _params: { query: string }) => {
      throw new Error('not supplied');
    },
    forgetSearch: (_, _params: { query: string }) => {
      throw new Error('not supplied');
    },
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
    isEmpty: ({ context }) => context.text.trim() === '',
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
  description: 'Suggestions appear as the user types into a search box.',
  context: ({ input }) => ({
    text: input.query,
    answered: null,
    suggestions: [],
    recent: [],
    highlighted: null,
  }),
  invoke: { id: 'watchRecent', src: 'watchRecent' },
  initial: 'resting',
  on: {
    'recent.changed': { actions: { type: 'noteRecent', params: ({ event }) => event } },
    'query.changed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.suggesting.recalling',
        actions: { type: 'fillBox', params: ({ event }) => event },
      },
      {
        target: '.suggesting.typing',
        actions: { type: 'fillBox', params: ({ event }) => event },
      },
    ],
    'query.submitted': [
      { guard: 'hasHighlight', target: '.searching', actions: 'takeHighlighted' },
      {
        description: 'The user submits a text: the search starts.',
        guard: 'hasText',
        target: '.searching',
        meta: { rules: ['2.search.submit', '5.search.blank'] },
      },
    ],
    'query.cleared': {
      description: 'The user presses Clear: the box empties, and the search page opens.',
      meta: { rules: ['2.search.clear'] },
      target: '.suggesting.recalling',
      actions: [{ type: 'fillBox', params: { text: '' } }, 'announceCleared'],
    },
    'address.changed': {
      target: '.resting',
      actions: { type: 'fillBox', params: ({ event }) => ({ text: event.query }) },
    },
    'suggestion.picked': {
      description: 'The user picks a suggestion: it fills the box, and the search starts.',
      meta: { rules: ['4.suggestions.pick'] },
      target: '.searching',
      actions: { type: 'fillBox', params: ({ event }) => ({ text: event.name }) },
    },
  },
  states: {
    resting: {
      description: 'No suggestions are shown.',
      entry: ['forgetHighlight', 'forgetUnfitting'],
      on: {
        'search.opened': {
          description: 'The page opens with its query, but newer text in the box stays.',
          actions: [
            { type: 'fillBox', params: ({ event }) => ({ text: event.query }) },
            'forgetUnfitting',
          ],
        },
        'box.focused': [
          { guard: 'isEmpty', target: 'suggesting.recalling' },
          { guard: 'isAnswered', target: 'suggesting.listed' },
        ],
        'suggestion.highlighted': [
          {
            guard: 'isEmpty',
            target: 'suggesting.recalling',
            actions: ['listRecent', { type: 'highlight', params: ({ event }) => event }],
          },
          {
            description: 'The user presses an arrow key: the suggestions open again.',
            guard: 'isAnswered',
            target: 'suggesting.listed',
            actions: { type: 'highlight', params: ({ event }) => event },
          },
        ],
      },
    },
    searching: {
      description: 'The search starts, and is stored among the last eight.',
      entry: [
        { type: 'keepSearch', params: ({ context }) => ({ query: context.text.trim() }) },
        'requestSearch',
      ],
      always: 'resting',
    },
    suggesting: {
      description: 'The search box is in use, and suggestions are shown if there are any.',
      on: {
        'suggestion.highlighted': { actions: { type: 'highlight', params: ({ event }) => event } },
        'escape.pressed': 'resting',
        'box.left': '.leaving',
      },
      initial: 'typing',
      states: {
        recalling: {
          description: 'The box is empty; the last eight searches can be repeated or removed.',
          entry: 'listRecent',
          on: {
            'recent.changed': {
              actions: [{ type: 'noteRecent', params: ({ event }) => event }, 'listRecent'],
            },
            'recent.removed': {
              actions: { type: 'forgetSearch', params: ({ event }) => ({ query: event.query }) },
            },
            // On the search page, Clear also empties the query in the URL. Ignores that change, so
            // that the recent searches stay listed.
            'address.changed': {
              guard: { type: 'isBlank', params: ({ event }) => ({ text: event.query }) },
            },
          },
        },
        typing: {
          description: 'The user is typing; suggestions are requested after a pause of 300 ms.',
          after: {
            DEBOUNCE: [
              { guard: 'isAnswered', target: 'listed' },
              {
                description: 'The user stops typing for 300 ms: suggestions are requested.',
                meta: { rules: ['4.suggestions.debounce'] },
                target: 'fetching',
              },
            ],
          },
        },
        fetching: {
          description: 'Suggestions for the text are loading.',
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
            onError: { target: '#search.resting', meta: { rules: ['8.lists'] } },
          },
        },
        listed: { description: 'The suggestions for the text are shown.' },
        leaving: {
          description: 'The box was left; suggestions stay for 200 ms, for a click.',
          after: {
            HIDE_DELAY: {
              description: 'The user leaves the box: its suggestions hide after 200 ms.',
              meta: { rules: ['4.suggestions.blur'] },
              target: '#search.resting',
            },
          },
          on: {
            'box.focused': [
              { guard: 'isEmpty', target: 'recalling' },
              {
                description: 'The user returns to the box in time: the suggestions stay open.',
                guard: 'isAnswered',
                target: 'listed',
              },
              { target: 'typing' },
            ],
          },
        },
      },
    },
  },
});

function moved(move: Move, from: number | null, count: number): number | null {
  if (count === 0 || move === 'none') return null;
  if (move === 'first' || (move === 'next' && from === null)) return 0;
  if (move === 'next') return ((from ?? 0) + 1) % count;
  return ((from ?? 0) - 1 + count) % count;
}
