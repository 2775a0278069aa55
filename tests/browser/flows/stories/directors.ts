import { API_BASE_PATH } from '../../../../contract/calls';
import type { Step } from '../../../../flows/live/allowed';
import * as worlds from '../../../../flows/worlds/all';
import { storyOf } from '../../../../flows/worlds/recorded';
import { cardNames } from '../../catalogue/cards';
import { proceed } from '../../checkout/pay-in-tab';
import type { Account } from '../../setup/account';
import { fakeMedia } from '../../setup/switches';
import { address } from '../../setup/test';
import { storedPositions } from '../../watching/stored-positions';
import { SAVE } from '../../watchlist/toggle';
import type { Director } from './direct';
import type { Play } from './play';

const PAGE = 'the page';
const PAYMENT_TAB = 'the payment tab';
const SUBSCRIPTION = '/user/subscription-plan';
const FILM = '101';

async function readAs({ token }: Account, path: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(address + API_BASE_PATH + path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { data: unknown }).data ?? null;
}

const checkout: Director = {
  world: worlds.checkout,
  cast: {
    [PAGE]: { page: PAGE, use: 'Payment' },
    [PAYMENT_TAB]: { page: PAYMENT_TAB, use: 'Return from payment' },
  },
  calls: {
    readDetails: ['/user/get-payment-details', SUBSCRIPTION],
    processPayment: [SUBSCRIPTION, '/user/process-payment'],
    readSubscription: [SUBSCRIPTION],
    confirmPayment: ['/user/payment-success'],
  },
  begin: (play) => play.open(PAGE, '/get-payment-detail/2?inspect'),
  actions: {
    async 'Proceed Payment is pressed'(play) {
      const page = play.page(PAGE);
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        proceed(page).press('Enter'),
      ]);
      await play.open(PAYMENT_TAB, tab);
    },
    async 'the member pays'(play) {
      const tab = play.page(PAYMENT_TAB);
      await tab.waitForURL('**/sandbox/checkout/**');
      const { status } = await fetch(`${tab.url()}/pay`, { method: 'POST', redirect: 'manual' });
      if (status >= 400) throw new Error(`The payment was answered by ${status}.`);
    },
    'the gateway returns to the site': (play) =>
      play
        .page(PAYMENT_TAB)
        .getByRole('button', { name: /^Pay \$/ })
        .click(),
    'the payment tab has its turn': async () => undefined,
    'the member closes the payment tab': (play) => play.page(PAYMENT_TAB).close(),
    'the member comes back to the page': (play) =>
      play.page(PAGE).evaluate(() => void dispatchEvent(new Event('focus'))),
    'Try again is pressed in the page': (play) =>
      play.page(PAGE).getByRole('button', { name: 'Try again' }).press('Enter'),
    'Try again is pressed in the payment tab': (play) =>
      play.page(PAYMENT_TAB).getByRole('button', { name: 'Try again' }).press('Enter'),
  },
  async end(play) {
    const { activeSubscriptions: plan } = (await readAs(play.account, SUBSCRIPTION)) as {
      activeSubscriptions: { status?: string } | [];
    };
    const says = /You have an active plan\.|See your plan/;
    const isSaid = (await play.page(PAGE).getByText(says).count()) > 0;
    return { provider: 'status' in plan && plan.status === 'active', page: isSaid };
  },
};

const TABS = ['tab A', 'tab B'] as const;
const heartIn = async (play: Play, tab: string) => {
  const [name = ''] = await cardNames(play.page(tab));
  return play.page(tab).getByRole('button', { name: `Add ${name} to watchlist`, exact: true });
};

const watchlist: Director = {
  world: worlds.watchlist,
  cast: Object.fromEntries(TABS.map((page) => [page, { page, use: 'Heart' }])),
  calls: { saveToggle: [SAVE], readEntry: ['/user/watch-list'] },
  async begin(play) {
    for (const tab of TABS) await play.open(tab, '/tv-show?inspect');
    for (const tab of TABS) await (await heartIn(play, tab)).waitFor();
  },
  actions: Object.fromEntries(
    TABS.map((tab) => [
      `the toggle is clicked in ${tab}`,
      async (play: Play) => (await heartIn(play, tab)).press('Enter'),
    ]),
  ),
  async end(play) {
    const [name = ''] = await cardNames(play.page(TABS[0]));
    const saved = (await readAs(play.account, '/user/watch-list')) as readonly { name: string }[];
    const isSaved = saved.some((it) => it.name === name);
    const shown = await Promise.all(
      TABS.map(async (tab) => (await heartIn(play, tab)).getAttribute('aria-pressed')),
    );
    return { provider: TABS.map(() => String(isSaved)), page: shown };
  },
};

const DEVICE = 'this device';
const video = (play: Play) => play.page(DEVICE).getByTestId('player').locator('video');
const seekTo = (play: Play, second: number) =>
  video(play).evaluate((it: HTMLVideoElement, to) => {
    it.currentTime = to;
  }, second);
const inFacts = (play: Play, name: RegExp) =>
  play.page(DEVICE).getByTestId('facts').getByRole('button', { name });

const progress: Director = {
  world: worlds.progress,
  cast: {
    [DEVICE]: { page: DEVICE, use: 'Progress' },
    'the film': { page: DEVICE, use: 'Watching' },
  },
  calls: { readProgress: ['/user/progress'], sendProgress: ['/user/progress'] },
  async begin(play) {
    const page = await play.open(DEVICE, '/flows/');
    await fakeMedia(page);
    await page.goto(`/movie-details/${FILM}?inspect`);
    await inFacts(play, /^Play$/).focus();
    await video(play).waitFor({ state: 'attached' });
  },
  actions: {
    // Seeks ahead, because a position at the beginning is not saved.
    async 'the film is played'(play) {
      await inFacts(play, /^(?:Play$|Resume)/).press('Enter');
      await inFacts(play, /^Pause$/).waitFor();
      await seekTo(play, 13);
    },
    'the film is paused': (play) => inFacts(play, /^Pause$/).press('Enter'),
    'the viewer seeks forward': (play) => seekTo(play, 36),
    "the film's page is left": (play) =>
      play.page(DEVICE).getByRole('link', { name: 'TV Show', exact: true }).press('Enter'),
  },
  async end(play) {
    const places = (await readAs(play.account, '/user/progress')) as {
      entertainment_id: string;
      position: number;
    }[];
    const kept = places.find((it) => String(it.entertainment_id) === FILM)?.position ?? null;
    return {
      provider: Math.round(Number(kept)),
      page: Math.round((await storedPositions(play.page(DEVICE)))[FILM] ?? 0),
    };
  },
};

export const directors = { checkout, watchlist, progress };

export function storiesOf(recording: readonly Step[]) {
  return Object.entries<Director>(directors).flatMap(([name, director]) => {
    const found = storyOf(director.world, recording);
    return found ? [{ name, director, found }] : [];
  });
}
