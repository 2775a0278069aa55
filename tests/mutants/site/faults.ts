import { readFileSync } from 'node:fs';
import type { Fault } from './fault';

/** @param code a unique piece of the source, with the part to replace in guillemets (`«…»`) */
const at = (id: string, file: string, code: string, by: string, ...flows: string[]): Fault => {
  const before = code.indexOf('«');
  const plain = code.replace(/[«»]/g, '');
  const found = readFileSync(file, 'utf8').split(plain);
  const [start = ''] = found;
  if (before < 0 || found.length !== 2) throw new Error(`${file} does not say ${plain} once.`);
  const from = start.length + before;
  return { id, file, from, to: from + code.indexOf('»') - before - 1, by, flows };
};

export const nineFaults = (): Fault[] => [
  at(
    'another title is put on the watchlist',
    'src/state/watchlist.actors.ts',
    'entertainment_id: «input.titleId»',
    "'1'",
    'watchlist',
  ),
  at(
    'an order is placed at price + 1',
    'src/features/checkout/checkout.actors.ts',
    "payload: «{ plan_id: planId, payment_method: 'stripe', price }»",
    "{ plan_id: planId, payment_method: 'stripe', price: price + 1 }",
    'checkout',
  ),
  at(
    'a failed save shows no toast',
    'src/state/watchlist.actors.ts',
    '«notifyFailure({ ...failure, text: text(failure.text) })»',
    'undefined',
    'watchlist',
  ),
  at(
    'a card leads to another title',
    'src/components/cards/MovieCard.tsx',
    '<Link to={«paths.title(id)»} draggable={false}>',
    "paths.title('99')",
    'continue-watching',
  ),
  at(
    'the plans are not read again after a cancellation',
    'src/features/plans/use-plans.ts',
    "«refreshAnswer('plans', {})»",
    'undefined',
    'plans',
  ),
  at(
    'the films that were begun are listed in reverse',
    'src/features/home/continue/use-continue-watching.ts',
    '«useResumePositions().filter(({ card }) => card !== null)»',
    'useResumePositions().filter(({ card }) => card !== null).toReversed()',
    'continue-watching',
  ),
  at(
    'a film is kept at position 0',
    'src/features/player/memory/watching.actors.ts',
    'keepPosition(«{ titleId, position, duration, card: cardOf(titleId) }»',
    '{ titleId, position: 0, duration, card: cardOf(titleId) }',
    'watching',
  ),
  at(
    'a search is not kept',
    'src/features/search/search.actors.ts',
    '«storeSearches([query, ...searchesBut(query)])»',
    'undefined',
    'search',
  ),
  at(
    'a form with errors focuses no field',
    'src/state/use-form.ts',
    'focusField(element.current, «field»)',
    "''",
    'form',
  ),
];
