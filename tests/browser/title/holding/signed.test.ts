import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { startServer } from '../../../../server/start';
import { createAccount } from '../../setup/account';
import { holdRequest } from '../../setup/provider';
import { type People, test } from '../../setup/test';
import { playerOn } from '../player-page';
import { FAULT_LOGS } from './faults';

const HOUR = 60 * 60 * 1000;
const [STREAM, FILE] = ['/movie-details/163', '/movie-details/109'];

async function signedIn(open: People['open']) {
  let ahead = 0;
  const server = await startServer(
    { port: 0, dataDir: null, rateLimits: false },
    {
      passwordCost: 2 ** 10,
      now: () => new Date(Date.now() + ahead),
      log: { info() {}, error: console.error },
    },
  );
  onTestFinished(() => server.stop());
  const baseURL = server.address;
  const { storageState } = await createAccount(baseURL);
  const page = await open({ baseURL, storageState });
  return {
    film: playerOn(page),
    visit: async () => playerOn(await open({ baseURL })),
    answers: filmAnswers(page),
    pass(ms: number) {
      ahead += ms;
    },
  };
}

function filmAnswers(page: Page): { grant: string; status: number }[] {
  const answers: { grant: string; status: number }[] = [];
  page.on('response', (response) => {
    const [, grant] = /\/media\/films\/([^/]+)\//.exec(response.url()) ?? [];
    if (grant) answers.push({ grant, status: response.status() });
  });
  return answers;
}

describe('a film whose address expires', { timeout: 90_000 }, () => {
  test('in the middle of a stream: it continues at the same second, with another address', async ({
    open,
    logs,
  }) => {
    logs.expects(FAULT_LOGS);
    const { film, answers, pass } = await signedIn(open);
    const { page } = film;
    const later = await holdRequest(page, /-1[0-5]\.m4s(?:\?|$)/);
    await page.goto(STREAM);
    await film.button('Play').press('Enter');
    await film.seesItGoOn();
    expect(answers.filter(({ status }) => status === 403)).toEqual([]);
    await film.jumpTo(50);
    await expect.poll(later.count).toBeGreaterThan(0);
    pass(7 * HOUR);
    await later.release();
    await film.seesItGoOn(50);
    expect(await film.second()).toBeLessThan(58);
    expect(await page.getByText("couldn't play this video").count()).toBe(0);
    expect(answers.some(({ status }) => status === 403)).toBe(true);
    expect(new Set(answers.map(({ grant }) => grant)).size).toBe(2);
  });

  test("while the page is open: a plain file plays from the requested second, a visitor's trailer always", async ({
    open,
    logs,
  }) => {
    logs.expects(FAULT_LOGS);
    const { film, visit, answers, pass } = await signedIn(open);
    const { page } = film;
    await page.goto(`${FILE}?t=20`);
    await film.button('Play from 0:20').waitFor();
    pass(7 * HOUR);
    await film.button('Play from 0:20').press('Enter');
    await film.seesItGoOn(20);
    expect(await film.second()).toBeLessThan(30);
    expect(answers.some(({ status }) => status === 403)).toBe(true);
    expect(answers.at(-1)?.status).toBeLessThan(300);
    const visitor = await visit();
    await visitor.open(STREAM);
    await visitor.pressPlay();
    await visitor.seesItGoOn();
  });
});
