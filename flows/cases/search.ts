import { searchMachine } from '../../machines/search.machine';
import { describeFlow, failures } from '../test-paths/flow';

export const suggestions = [
  { name: 'Lanterns', reason: null },
  { name: 'Last Ferry', reason: 'with Asha Rao' },
  { name: 'Lagoon', reason: null },
];

const events = {
  'query.changed': [{ text: ' ' }, { text: 'la ' }],
  'address.changed': [{ query: 'lake' }, { query: '' }],
  'search.opened': [{ query: 'lake' }],
  'suggestion.highlighted': [{ move: 'next' as const }],
  'suggestion.picked': [{ name: 'Lanterns' }],
  'recent.changed': [{ recent: ['salt'] }],
  'recent.removed': [{ query: 'salt' }],
};

export const searchFlow = describeFlow({
  machine: searchMachine,
  guards: {
    isBlank: 'The text is empty, or has only spaces.',
    isEmpty: 'The box is empty, or has only spaces.',
    hasText: 'The box contains more than spaces.',
    hasHighlight: 'A suggestion is highlighted.',
    isAnswered: 'The suggestions match the text in the box.',
  },
  actions: {
    fillBox: 'Puts the text into the box, and clears the highlight.',
    takeHighlighted: 'Puts the highlighted suggestion into the box.',
    noteSuggestions: 'Remembers the suggestions, each name once.',
    noteRecent: 'Remembers the recent searches.',
    listRecent: 'Lists the recent searches instead of suggestions.',
    keepSearch: 'Stores the text among the recent searches.',
    forgetSearch: 'Removes the query from the recent searches.',
    highlight: 'Highlights the next, the previous or the first suggestion, or none.',
    forgetHighlight: 'Highlights no suggestion.',
    forgetUnfitting: 'Removes suggestions that do not match the text.',
    requestSearch: 'Asks the site to show the results.',
    announceCleared: 'Asks the site for the search page without a query.',
  },
  inputs: [{ query: '' }],
  events,
  outputs: { fetchSuggestions: [[], suggestions.slice(0, 2)] },
  failures: [failures.network],
  site: {
    cases: {
      events: {
        ...events,
        'query.changed': [' ', 'la ', 'lan'].map((text) => ({ text })),
      },
      isFarEnough: ({ context }) => context.recent.length > 1,
    },
    follows: {
      'recent.changed'({ type, query }, { value, context: { text, recent } }) {
        if (type === 'xstate.init') return { recent: [] };
        if (type === 'recent.removed')
          return { recent: recent.filter((it: string) => it !== query) };
        const sought = text.trim();
        if (!['query.submitted', 'suggestion.picked'].includes(type)) return null;
        if (value !== 'resting' || sought === '') return null;
        const others = recent.filter((it: string) => it.toLowerCase() !== sought.toLowerCase());
        return { recent: [sought, ...others], isSought: true };
      },
      'search.opened': ({ isSought, recent }) => (isSought ? { query: recent[0] } : null),
    },
    isPossible({ type, text, name, query, recent }, { context, value }) {
      const place = JSON.stringify(value);
      const isLeaving = place.includes('leaving');
      const hasText = context.text.trim() !== '';
      switch (type) {
        case 'query.changed':
          return text !== context.text;
        case 'query.submitted':
          return hasText || place.includes('recalling');
        case 'query.cleared':
          return context.text !== '';
        case 'recent.changed':
          return JSON.stringify(recent) !== JSON.stringify(context.recent);
        case 'suggestion.picked':
          return (
            place.includes('listed') &&
            context.suggestions.some((it: { name: string }) => it.name === name)
          );
        case 'suggestion.highlighted':
        case 'escape.pressed':
        case 'box.left':
          return !isLeaving;
        case 'box.focused':
          return isLeaving || value === 'resting';
        case 'recent.removed':
          return place.includes('recalling') && context.recent.includes(query);
        default:
          return type !== 'search.opened';
      }
    },
  },
});
