import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { findAddress, findStored } from './found';
import { goTo, storeInOtherTab } from './outside';

const KEY = 'fin.kids-mode';
const RIGHT = 0;
const WRONG = 1;
type Ending = typeof RIGHT | typeof WRONG | 'broken';

declare global {
  var endDigest: ((ending: Ending) => void) | undefined;
}

const lock = { pin: '00'.repeat(32), owner: null, salt: 'aa', wrong: 0, waitsUntil: 0 };
const kept = (changes: Partial<typeof lock> = {}) => ({ limit: 8, lock: { ...lock, ...changes } });
const store = ({ page }: SitePage, value: unknown) =>
  page.evaluate(([key, it]) => localStorage.setItem(key, it), [
    KEY,
    JSON.stringify(value),
  ] as const);
const press = ({ page }: SitePage, name: string) => page.getByRole('button', { name }).click();
const shows = ({ page }: SitePage, text: string) => page.getByText(text).first().waitFor();
const sees = ({ page }: SitePage, name: string | RegExp) =>
  page.getByRole('button', { name }).waitFor();

async function holdDigests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.subtle.deriveBits = () =>
      new Promise((resolve, reject) => {
        globalThis.endDigest = (ending) => {
          globalThis.endDigest = undefined;
          if (ending === 'broken') reject(new Error('No digest'));
          else resolve(new Uint8Array(32).fill(ending).buffer);
        };
      });
  });
}

async function finishDigest({ page }: SitePage, ending: Ending): Promise<void> {
  await page.waitForFunction(() => globalThis.endDigest !== undefined);
  await page.evaluate((it) => globalThis.endDigest?.(it), ending);
}

async function enterPin(sitePage: SitePage): Promise<void> {
  await sitePage.page.getByLabel('PIN', { exact: true }).fill('1234');
  await press(sitePage, 'Unlock');
}

export const driver: Driver = {
  use: 'Kids mode',
  async begin(sitePage, input) {
    const { isOn, secondsLeft } = input as { isOn: boolean; secondsLeft: number };
    await holdDigests(sitePage.page);
    // The wait ends in 15 minutes, after any test path.
    const waitsUntil = secondsLeft > 0 ? Date.now() + 900_000 : 0;
    if (isOn) await store(sitePage, kept({ waitsUntil }));
    await sitePage.open('/kids-mode', 'visitor');
  },
  actions: {
    async 'lock.wanted'(sitePage, { problem }) {
      const { page } = sitePage;
      await page.getByLabel('New PIN').fill(problem === 'digits' ? '12' : '1234');
      await page.getByLabel('Repeat PIN').fill('1234');
      await page.getByLabel('Repeat PIN').press('Enter');
    },
    'pin.entered': enterPin,
    'recovery.requested': (sitePage) => press(sitePage, 'Forgot your PIN?'),
    'recovery.declined': (sitePage) => press(sitePage, 'Back to the PIN'),
    // The page's own timer sends this event.
    'second.passed': async () => {},
    'wait.ended': (sitePage) => store(sitePage, kept()),
    'limit.changed': ({ page }, { limit }) =>
      page.getByLabel('Age limit').selectOption(String(limit)),
    'lock.closed': (sitePage) => press(sitePage, 'Keep it on'),
    'exit.pressed': (sitePage) => press(sitePage, 'Turn off kids mode'),
    'mode.started': (sitePage) => storeInOtherTab(sitePage, KEY, kept()),
    'mode.ended': (sitePage) => storeInOtherTab(sitePage, KEY, null),
  },
  calls: {
    makeLock: {
      succeed: (sitePage) => finishDigest(sitePage, RIGHT),
      fail: (sitePage) => finishDigest(sitePage, 'broken'),
    },
    checkPin: {
      async succeed(sitePage, output) {
        const { isRight, secondsLeft } = output as { isRight: boolean; secondsLeft: number };
        await store(sitePage, kept({ wrong: secondsLeft > 0 ? 9 : 0 }));
        await finishDigest(sitePage, isRight ? RIGHT : WRONG);
      },
      fail: (sitePage) => finishDigest(sitePage, 'broken'),
    },
  },
  outcomes: {
    keepLock: (sitePage) => findStored(sitePage, 'localStorage', KEY, true, (it) => it !== null),
    keepLimit: (sitePage, { limit }) =>
      findStored(sitePage, 'localStorage', KEY, limit, (it) => it?.limit),
    'mode.left': (sitePage) => findAddress(sitePage, '/kids-mode'),
    turnOff: (sitePage) => findStored(sitePage, 'localStorage', KEY, null),
  },
  besides: {
    'pin.entered': ({ page }) => expect(page.getByLabel('PIN', { exact: true })).toHaveValue(''),
  },
  assertions: {
    choosing: (sitePage) => sees(sitePage, 'Turn on kids mode'),
    locking: (sitePage) => sees(sitePage, 'Turning on...'),
    'off.failed': (sitePage) => shows(sitePage, "We couldn't turn on kids mode. Try again."),
    fresh: (sitePage) => sees(sitePage, 'Unlock'),
    refused: (sitePage) => shows(sitePage, 'Wrong PIN. Try again.'),
    'asking.failed': (sitePage) => shows(sitePage, "We couldn't check the PIN. Try again."),
    checking: (sitePage) => sees(sitePage, 'Checking...'),
    waiting: (sitePage) => sees(sitePage, /^Try again in \d/),
    recovering: (sitePage) => sees(sitePage, 'Back to the PIN'),
    unlocked: (sitePage) => sees(sitePage, 'Keep it on'),
  },
  epilogues: {
    'returns to the page that was closed by kids mode': {
      when: (from) => from.matches({ locked: { asking: 'fresh' } }),
      async run(sitePage) {
        const from = { pathname: '/terms-conditions' };
        await goTo(sitePage, '/kids-mode', { usr: { from }, key: 'closed', idx: 1 });
        await enterPin(sitePage);
        await finishDigest(sitePage, RIGHT);
        await press(sitePage, 'Turn off kids mode');
        await findAddress(sitePage, from.pathname);
      },
    },
  },
};
