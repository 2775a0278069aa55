import type { Page } from 'playwright-core';
import type { Kit, Stage } from '../kit';
import { findAddress, findStored } from './found';
import { storeInOtherTab } from './outside';

const KEY = 'fin.kids-mode';
const RIGHT = 0;
const WRONG = 1;
type Ending = typeof RIGHT | typeof WRONG | 'broken';

declare global {
  /** Ends the making of the digest that was begun last. */
  var endDigest: ((ending: Ending) => void) | undefined;
}

const lock = { pin: '00'.repeat(32), owner: null, salt: 'aa', wrong: 0, waitsUntil: 0 };
const kept = (changes: Partial<typeof lock> = {}) => ({ limit: 8, lock: { ...lock, ...changes } });
const store = ({ page }: Stage, value: unknown) =>
  page.evaluate(([key, it]) => localStorage.setItem(key, it), [
    KEY,
    JSON.stringify(value),
  ] as const);
const press = ({ page }: Stage, name: string) => page.getByRole('button', { name }).click();
const shows = ({ page }: Stage, text: string) => page.getByText(text).first().waitFor();
const sees = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('button', { name }).waitFor();

/** The browser makes no digest before a walk says how it ends. */
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

async function finishDigest({ page }: Stage, ending: Ending): Promise<void> {
  await page.waitForFunction(() => globalThis.endDigest !== undefined);
  await page.evaluate((it) => globalThis.endDigest?.(it), ending);
}

export const kit: Kit = {
  use: 'Kids mode',
  async begin(stage, input) {
    const { isOn, secondsLeft } = input as { isOn: boolean; secondsLeft: number };
    await holdDigests(stage.page);
    // No walk is as long.
    const waitsUntil = secondsLeft > 0 ? Date.now() + 900_000 : 0;
    if (isOn) await store(stage, kept({ waitsUntil }));
    await stage.open('/kids-mode', 'visitor');
  },
  gestures: {
    async 'lock.wanted'(stage, { problem }) {
      const { page } = stage;
      await page.getByLabel('New PIN').fill(problem === 'digits' ? '12' : '1234');
      await page.getByLabel('Repeat PIN').fill('1234');
      await page.getByLabel('Repeat PIN').press('Enter');
    },
    async 'pin.entered'(stage) {
      await stage.page.getByLabel('PIN', { exact: true }).fill('1234');
      await press(stage, 'Unlock');
    },
    'recovery.requested': (stage) => press(stage, 'Forgot your PIN?'),
    'recovery.declined': (stage) => press(stage, 'Back to the PIN'),
    // Each second by itself.
    'second.passed': async () => {},
    'wait.ended': (stage) => store(stage, kept()),
    'limit.changed': ({ page }, { limit }) =>
      page.getByLabel('Age limit').selectOption(String(limit)),
    'lock.closed': (stage) => press(stage, 'Keep it on'),
    'exit.pressed': (stage) => press(stage, 'Turn off kids mode'),
    'mode.started': (stage) => storeInOtherTab(stage, KEY, kept()),
    'mode.ended': (stage) => storeInOtherTab(stage, KEY, null),
  },
  calls: {
    makeLock: {
      succeed: (stage) => finishDigest(stage, RIGHT),
      fail: (stage) => finishDigest(stage, 'broken'),
    },
    checkPin: {
      async succeed(stage, output) {
        const { isRight, secondsLeft } = output as { isRight: boolean; secondsLeft: number };
        await store(stage, kept({ wrong: secondsLeft > 0 ? 9 : 0 }));
        await finishDigest(stage, isRight ? RIGHT : WRONG);
      },
      fail: (stage) => finishDigest(stage, 'broken'),
    },
  },
  outcomes: {
    keepLock: (stage) => findStored(stage, 'localStorage', KEY, true, (it) => it !== null),
    keepLimit: (stage, { limit }) =>
      findStored(stage, 'localStorage', KEY, limit, (it) => it?.limit),
    'mode.left': (stage) => findAddress(stage, '/kids-mode'),
    turnOff: (stage) => findStored(stage, 'localStorage', KEY, null),
  },
  sights: {
    choosing: (stage) => sees(stage, 'Turn on kids mode'),
    locking: (stage) => sees(stage, 'Turning on...'),
    'off.failed': (stage) => shows(stage, "We couldn't turn on kids mode. Try again."),
    fresh: (stage) => sees(stage, 'Unlock'),
    refused: (stage) => shows(stage, 'Wrong PIN. Try again.'),
    'asking.failed': (stage) => shows(stage, "We couldn't check the PIN. Try again."),
    checking: (stage) => sees(stage, 'Checking...'),
    waiting: (stage) => sees(stage, /^Try again in \d/),
    recovering: (stage) => sees(stage, 'Back to the PIN'),
    unlocked: (stage) => sees(stage, 'Keep it on'),
  },
};
