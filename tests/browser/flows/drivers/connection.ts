import type { Driver, SitePage } from '../driver';
import { elementSays, isThere, openTitle, playerReceives, press, setOnline } from './media';

const notice = ({ page }: SitePage) =>
  page.getByText("You're offline. The video will resume when you reconnect.");
const saysLost = (sitePage: SitePage) => notice(sitePage).waitFor();

async function changeNetwork(sitePage: SitePage, isThereAgain: boolean): Promise<void> {
  await setOnline(sitePage, isThereAgain);
  await sitePage.page.evaluate(
    (change) => {
      window.dispatchEvent(new Event(change));
    },
    isThereAgain ? 'online' : 'offline',
  );
}

async function disconnect(sitePage: SitePage): Promise<void> {
  await setOnline(sitePage, false);
  await elementSays(sitePage, { type: 'media.stalled' });
}

export const driver: Driver = {
  use: 'Connection',
  logs: [/Failed to load resource/],
  begin: (sitePage) => openTitle(sitePage),
  actions: {
    'media.mounted': (sitePage) => press(sitePage, /^(Play|Try again)/),
    'media.removed': (sitePage) => elementSays(sitePage, { type: 'media.failed' }),
    'media.disconnected': disconnect,
    async 'media.connected'(sitePage, event, { value }) {
      if (value === 'lost') await disconnect(sitePage);
      await elementSays(sitePage, event);
    },
    'network.left': (sitePage) => changeNetwork(sitePage, false),
    'network.returned': (sitePage) => changeNetwork(sitePage, true),
  },
  calls: {},
  outcomes: { reconnectMedia: playerReceives('reconnection.requested') },
  assertions: {
    unneeded: isThere,
    there: (sitePage) => notice(sitePage).waitFor({ state: 'detached' }),
    lost: saysLost,
    asking: saysLost,
  },
};
