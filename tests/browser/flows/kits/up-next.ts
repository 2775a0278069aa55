import { expect } from 'vitest';
import { saveNoData } from '../../setup/switches';
import type { Kit, Stage } from '../kit';
import { filmSays, openFilm } from './film';
import { findAddress, findMessage, overhear } from './found';
import { inOtherTab, pathOf } from './outside';

const CHANNEL = 'fin.device';
const DURATION = 5400;

const card = ({ page }: Stage) => page.getByRole('region', { name: 'Up next' });
const press = (stage: Stage, name: string) =>
  card(stage).getByRole('button', { name }).dispatchEvent('click');
const countsDown = (stage: Stage) =>
  card(stage)
    .getByText(/^Up next in/)
    .waitFor();
const isGone = (stage: Stage) => card(stage).waitFor({ state: 'detached' });

/** Whether this device is offered titles, and the system lets things move. */
async function wish(stage: Stage, isWanted: boolean): Promise<void> {
  await stage.page.emulateMedia({ reducedMotion: isWanted ? 'no-preference' : 'reduce' });
  if (!isWanted) return;
  const heard = await stage.page.evaluateHandle(() => ({
    message: new Promise((resolve) => {
      new BroadcastChannel('fin.device').onmessage = () => resolve(null);
    }),
  }));
  await inOtherTab(stage, clearDeviceSettings, null);
  await heard.evaluate(({ message }) => message);
}

/** Another tab clears the device settings. */
function clearDeviceSettings() {
  const channel = new BroadcastChannel('fin.device');
  channel.postMessage({});
  channel.close();
}

export const kit: Kit = {
  use: 'Up next',
  // The page of the next title has another one.
  actorAt: () => 0,
  holds: [pathOf('progress')],
  async begin(stage) {
    await saveNoData(stage.page);
    await overhear(stage, CHANNEL);
    await openFilm(stage);
    // The end of the film is watched from when the card's code is there.
    const events = async () => (await stage.seen('Player', 0))?.events;
    await expect.poll(events).toContain('card.mounted');
  },
  gestures: {
    async 'end.approached'(stage, { secondsLeft, isWanted }) {
      await wish(stage, isWanted);
      const position = DURATION - secondsLeft;
      await filmSays(stage.page, { position, duration: DURATION });
    },
    'end.left': ({ page }) => filmSays(page, { position: 60, duration: DURATION }, 'seeking'),
    async 'film.ended'(stage, { isWanted }) {
      await wish(stage, isWanted);
      await filmSays(stage.page, null, 'ended');
    },
    'next.pressed': (stage) => press(stage, 'Play now'),
    'offer.cancelled': (stage) => press(stage, 'Cancel'),
    'offers.refused': (stage) => press(stage, 'Stop autoplay'),
  },
  calls: {},
  outcomes: {
    openTitle: (stage, { titleId }) => findAddress(stage, `/movie-details/${titleId}`),
    turnOff: (stage) => findMessage(stage, CHANNEL, { isUpNextOn: false }),
  },
  sights: {
    watching: isGone,
    fresh: countsDown,
    seen: countsDown,
    atEnd: (stage) => card(stage).getByText('Up next', { exact: true }).waitFor(),
    declined: isGone,
    goingOn: ({ page }) => page.waitForURL('**/movie-details/8'),
  },
};
