import { searchMachine } from '../../machines/search.machine';
import { describeFlow, failures } from '../walk/flow';

export const suggestions = [
  { name: 'Lanterns', reason: null },
  { name: 'Last Ferry', reason: 'with Asha Rao' },
  { name: 'Lagoon', reason: null },
];

export const searchFlow = describeFlow({
  machine: searchMachine,
  guards: {
    isBlank: 'The text is empty, or has only spaces.',
    isEmpty: 'The box is empty, or has only spaces.',
    hasText: 'The box has more than spaces.',
    hasHighlight: 'A suggestion is highlighted.',
    isAnswered: 'The suggestions at hand answer the text in the box.',
  },
  actions: {
    fillBox: 'Puts the text into the box, and highlights nothing.',
    takeHighlighted: 'Puts the highlighted suggestion into the box.',
    noteSuggestions: 'Remembers the suggestions, each name once.',
    noteRecent: 'Remembers the recent searches.',
    listRecent: 'Lists the recent searches in place of suggestions.',
    keepSearch: 'Keeps the text among the recent searches.',
    forgetSearch: 'Takes the query out of the recent searches.',
    highlight: 'Highlights the next, the previous or the first suggestion, or none.',
    forgetHighlight: 'Highlights no suggestion.',
    forgetUnfitting: 'Forgets suggestions that do not answer the text.',
    requestSearch: 'Asks the site to show the results.',
    announceCleared: 'Asks the site for the search page without a query.',
  },
  inputs: [{ query: '' }],
  events: {
    'query.changed': [{ text: ' ' }, { text: 'la ' }],
    'address.changed': [{ query: 'lake' }, { query: '' }],
    'search.opened': [{ query: 'lake' }],
    'suggestion.highlighted': [{ move: 'next' }],
    'suggestion.picked': [{ name: 'Lanterns' }],
    'recent.changed': [{ recent: ['salt'] }],
    'recent.removed': [{ query: 'salt' }],
  },
  outputs: { fetchSuggestions: [[], suggestions.slice(0, 2)] },
  failures: [failures.network],
});
