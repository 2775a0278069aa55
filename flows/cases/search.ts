import { searchMachine } from '../../machines/search.machine';
import { describeFlow, failures } from '../walk/flow';

export const suggestions = [
  { name: 'Lanterns', reason: null },
  { name: 'Last Ferry', reason: 'with Asha Rao' },
  { name: 'Lagoon', reason: null },
];

export const searchFlow = describeFlow({
  machine: searchMachine,
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
