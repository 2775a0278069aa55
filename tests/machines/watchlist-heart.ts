/** A heart that a member has pressed, for the stories of the watchlist. */
import { watchlistFlow } from '../../flows/cases/watchlist';
import { live } from './harness/live';

export const press = { type: 'toggle.pressed', isMember: true, at: 10 } as const;
export const unsaved = { titleId: '7', isSaved: false };
export const sayAgain = (error: object) => [
  'emits',
  { type: 'failure.raised', error, text: 'Action failed!' },
];

export function pressed(isSaved = false) {
  const heart = live(watchlistFlow, { titleId: '7', isSaved });
  heart.send(press);
  heart.takeCalls();
  return heart;
}

export const isShownOn = (heart: ReturnType<typeof pressed>) => heart.now().context.isWanted;
