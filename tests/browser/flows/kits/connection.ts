import type { Kit, Stage } from '../kit';
import { elementSays, isThere, openTitle, press, setOnline } from './media';

const notice = ({ page }: Stage) =>
  page.getByText("You're offline. The video will resume when you reconnect.");
const saysLost = (stage: Stage) => notice(stage).waitFor();

async function changeNetwork(stage: Stage, isThereAgain: boolean): Promise<void> {
  await setOnline(stage, isThereAgain);
  await stage.page.evaluate(
    (change) => {
      window.dispatchEvent(new Event(change));
    },
    isThereAgain ? 'online' : 'offline',
  );
}

/** Without a network a video that waits for data has lost it. */
async function disconnect(stage: Stage): Promise<void> {
  await setOnline(stage, false);
  await elementSays(stage, { type: 'media.stalled' });
}

export const kit: Kit = {
  use: 'Connection',
  logs: [/Failed to load resource/],
  begin: openTitle,
  gestures: {
    'media.mounted': (stage) => press(stage, /^(Play|Try again)/),
    'media.removed': (stage) => elementSays(stage, { type: 'media.failed' }),
    'media.disconnected': disconnect,
    async 'media.connected'(stage, event, { value }) {
      if (value === 'lost') await disconnect(stage);
      await elementSays(stage, event);
    },
    'network.left': (stage) => changeNetwork(stage, false),
    'network.returned': (stage) => changeNetwork(stage, true),
  },
  calls: {},
  sights: {
    unneeded: isThere,
    there: (stage) => notice(stage).waitFor({ state: 'detached' }),
    lost: saysLost,
    asking: saysLost,
  },
};
