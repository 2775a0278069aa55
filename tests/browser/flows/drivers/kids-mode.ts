import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { findAddress, findStored, isInvalid } from './found';
import { goTo, storeInOtherTab } from './outside';

const KEY = 'fin.kids-mode';
const RIGHT = 0;
const WRONG = 1;
type Ending = typeof RIGHT | typeof WRONG | 'broken';

declare global {
  var endDigest: ((ending: Ending) => void) | undefined;
  var sealed: string;
}

const NEW_PIN = '1234';
const ENTERED_PIN = '5678';

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
    const { importKey } = crypto.subtle;
    crypto.subtle.importKey = (...call: unknown[]) => {
      globalThis.sealed = new TextDecoder().decode(call[1] as Uint8Array);
      return importKey.apply(crypto.subtle, call as never);
    };
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

const seals =
  (pin: string) =>
  ({ page }: SitePage) =>
    expect.poll(() => page.evaluate(() => globalThis.sealed)).toBe(pin);

async function enterPin(sitePage: SitePage): Promise<void> {
  await sitePage.page.getByLabel('PIN', { exact: true }).fill(ENTERED_PIN);
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
      await page.getByLabel('New PIN').fill(problem === 'digits' ? '12' : NEW_PIN);
      await page.getByLabel('Repeat PIN').fill(NEW_PIN);
      await page.getByLabel('Age limit').selectOption('13');
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
    makeLock: seals(NEW_PIN),
    checkPin: seals(ENTERED_PIN),
    keepLock: (sitePage) =>
      findStored(
        sitePage,
        'localStorage',
        KEY,
        { limit: 13, lock: { ...lock, salt: 'any' } },
        (it) => ({
          ...it,
          lock: { ...it?.lock, salt: 'any' },
        }),
      ),
    keepLimit: (sitePage, { limit }) =>
      findStored(sitePage, 'localStorage', KEY, limit, (it) => it?.limit),
    'mode.left': (sitePage) => findAddress(sitePage, '/kids-mode'),
    turnOff: (sitePage) => findStored(sitePage, 'localStorage', KEY, null),
  },
  besides: {
    'lock.wanted': ({ page }, _, { context: { problem } }) =>
      isInvalid(page.getByLabel('New PIN'), problem === 'digits' ? problem : undefined),
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
    'refuses a new PIN that is not repeated': {
      when: (from) => from.matches({ off: 'choosing' }),
      async run({ page }) {
        await page.getByLabel('New PIN').fill(NEW_PIN);
        await page.getByLabel('Repeat PIN').fill(ENTERED_PIN);
        await page.getByLabel('Repeat PIN').press('Enter');
        await isInvalid(page.getByLabel('Repeat PIN'), 'repeat');
        await isInvalid(page.getByLabel('New PIN'), undefined);
      },
    },
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
