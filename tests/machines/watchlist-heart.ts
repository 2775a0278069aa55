import { watchlistFlow } from '../../flows/cases/watchlist';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';

export const press = { type: 'toggle.pressed', isMember: true, at: 10 } as const;
export const fromOtherTab = (isSaved: boolean) =>
  ({ type: 'entry.saved', isSaved, at: 15 }) as const;
export const list = (isSaved: boolean, askedAt = 30) =>
  ({ type: 'entry.refreshed', isSaved, askedAt }) as const;
export const entry = (isSaved: boolean) => ({ isSaved, at: 30 });

export const reads = ['starts', 'readEntry', { titleId: '7' }];
export const saves = ['starts', 'saveToggle', { titleId: '7' }];
export const tells = (what: 'read' | 'saved', isSaved: boolean, at = 30) => [
  'emits',
  { type: `entry.${what}`, titleId: '7', isSaved, at },
];
export const sayAgain = (error: object) => [
  'emits',
  { type: 'failure.raised', error, text: 'watchlist.failed' },
];

export const heartOf = (isSaved = false) => live(watchlistFlow, { titleId: '7', isSaved });

export function pressed(isSaved = false) {
  const heart = heartOf(isSaved);
  heart.send(press);
  heart.takeCalls();
  return heart;
}

export async function unsure(isSaved = false, lost: object = failures.network) {
  const heart = pressed(isSaved);
  await heart.fail('saveToggle', lost);
  return heart;
}

export const isShownOn = (heart: ReturnType<typeof heartOf>) => heart.now().context.isWanted;
