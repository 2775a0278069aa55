import { searchMachine } from '../../../machines/search.machine';
import { describeFlow } from '../harness/flow';

export const suggestions = [
  { id: '1', name: 'Lanterns' },
  { id: '2', name: 'Last Ferry' },
  { id: null, name: 'Lagoon' },
];

export const searchFlow = describeFlow({
  machine: searchMachine,
  inputs: [{ query: '' }, { query: 'lake' }],
  events: {
    'query.changed': [{ text: ' ' }, { text: 'la' }, { text: 'lan ' }],
    'address.changed': [{ query: '' }, { query: 'la' }],
    'suggestion.highlighted': [{ move: 'next' }, { move: 'none' }],
    'suggestion.picked': [{ name: 'Lanterns' }],
  },
  outputs: { fetchSuggestions: [[], suggestions] },
});
