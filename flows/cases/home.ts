import { homeMachine } from '../../machines/home.machine';
import { describeFlow } from '../walk/flow';

const ROWS = [...'abcdefg'];

export const homeFlow = describeFlow({
  machine: homeMachine,
  inputs: [{}, { shown: 5 }],
  events: {
    'row.settled': ROWS.map((row) => ({ row })),
    'row.delayed': [{ row: 'a' }],
  },
  outputs: {},
  // Rows that settle in another order lead to the same states.
  isFarEnough: ({ context: { settled } }) => settled.some((row, place) => row !== ROWS[place]),
});
