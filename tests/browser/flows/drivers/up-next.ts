import { expect } from 'vitest';
import { saveNoData } from '../../setup/switches';
import type { Driver, SitePage } from '../driver';
import { filmSays, openFilm } from './film';
import { findAddress, findMessage, overhear } from './found';
import { inOtherTab, pathOf } from './outside';

const CHANNEL = 'fin.device';
const DURATION = 5400;

const card = ({ page }: SitePage) => page.getByRole('region', { name: 'Up next' });
const press = (sitePage: SitePage, name: string) =>
  card(sitePage).getByRole('button', { name }).dispatchEvent('click');
const countsDown = (sitePage: SitePage) =>
  card(sitePage)
    .getByText(/^Up next in/)
    .waitFor();
const isGone = (sitePage: SitePage) => card(sitePage).waitFor({ state: 'detached' });

async function wish(sitePage: SitePage, isWanted: boolean): Promise<void> {
  await sitePage.page.emulateMedia({ reducedMotion: isWanted ? 'no-preference' : 'reduce' });
  if (!isWanted) return;
  const heard = await sitePage.page.evaluateHandle(() => ({
    message: new Promise((resolve) => {
      new BroadcastChannel('fin.device').onmessage = () => resolve(null);
    }),
  }));
  await inOtherTab(sitePage, clearDeviceSettings, null);
  await heard.evaluate(({ message }) => message);
}

function clearDeviceSettings() {
  const channel = new BroadcastChannel('fin.device');
  channel.postMessage({});
  channel.close();
}

export const driver: Driver = {
  use: 'Up next',
  // Always the first actor, since the next title's page creates another.
  actorAt: () => 0,
  holds: [pathOf('progress')],
  async begin(sitePage) {
    await saveNoData(sitePage.page);
    await overhear(sitePage, CHANNEL);
    await openFilm(sitePage);
    const events = async () => (await sitePage.seen('Player', 0))?.events;
    await expect.poll(events).toContain('card.mounted');
  },
  actions: {
    async 'end.approached'(sitePage, { secondsLeft, isWanted }) {
      await wish(sitePage, isWanted);
      const position = DURATION - secondsLeft;
      await filmSays(sitePage.page, { position, duration: DURATION });
    },
    'end.left': ({ page }) => filmSays(page, { position: 60, duration: DURATION }, 'seeking'),
    async 'film.ended'(sitePage, { isWanted }) {
      await wish(sitePage, isWanted);
      await filmSays(sitePage.page, null, 'ended');
    },
    'next.pressed': (sitePage) => press(sitePage, 'Play now'),
    'offer.cancelled': (sitePage) => press(sitePage, 'Cancel'),
    'offers.refused': (sitePage) => press(sitePage, 'Stop autoplay'),
  },
  calls: {},
  outcomes: {
    openTitle: (sitePage, { titleId }) => findAddress(sitePage, `/movie-details/${titleId}`),
    turnOff: (sitePage) => findMessage(sitePage, CHANNEL, { isUpNextOn: false }),
  },
  assertions: {
    watching: isGone,
    fresh: countsDown,
    seen: countsDown,
    atEnd: (sitePage) => card(sitePage).getByText('Up next', { exact: true }).waitFor(),
    declined: isGone,
    goingOn: ({ page }) => page.waitForURL('**/movie-details/8'),
  },
};
