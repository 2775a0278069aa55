import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import type { Step } from '../../flows/live/allowed';
import { readRecording, recordingText, runningAfter } from '../../flows/live/recording';
import { replayFile, storiesIn, testOf } from '../../flows/replay';
import { failures } from '../../flows/test-paths/flow';
import { pay, watched } from './watched';

const folder = mkdtempSync(join(tmpdir(), 'fin-recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(steps: readonly Step[]): string {
  const path = join(folder, 'session.json');
  writeFileSync(path, recordingText(steps));
  return path;
}

const asInFile = (steps: readonly Step[]) =>
  steps.map((step) => ({ ...step, page: 1, time: step.time - (steps[0]?.time ?? 0) }));

describe('A recording', () => {
  test('is read back unchanged', async () => {
    const { steps } = await pay();
    expect(readRecording(recordingText(steps))).toEqual(asInFile(steps));
    expect(readRecording(recordingText([]))).toEqual([]);
  });

  test('that is invalid, or has an invalid step, is rejected', async () => {
    const { steps } = await pay();
    const broken = recordingText([...steps.slice(0, 2), { ...steps[2], states: null } as never]);
    expect(() => readRecording('<html>')).toThrow('This file is no JSON.');
    expect(() => readRecording('null')).toThrow('This file is no recording.');
    expect(() => readRecording('{"steps":[]}')).toThrow('This file is no recording.');
    expect(() => readRecording('{"version":1,"steps":[]}')).toThrow('record it again');
    const odd = recordingText([{ ...steps[2], values: { asha: true } } as never]);
    expect(() => readRecording(odd)).toThrow('Step 1 of this recording cannot be read.');
    expect(() => readRecording(broken)).toThrow('Step 3 of this recording cannot be read.');
  });

  test('keeps only allowed values', async () => {
    const [step] = (await pay()).steps;
    const text = recordingText([{ ...step, password: 'projector' } as never]);
    expect(readRecording(text)).toEqual(asInFile([step as Step]));
  });

  test('numbers pages and actors, and is sorted by time, whichever tab reported a step first', () => {
    const step = (time: number, page: number, actor: number, cause: number | null) => ({
      time,
      page,
      actor,
      cause,
      chart: 'ad',
      use: 'Ad',
      event: 'xstate.init',
      transitions: [],
      states: [],
      tags: [],
      refused: [],
      values: {},
      failure: null,
    });
    const [opener, tab] = [4_000_000_000, 17];
    const steps = [step(5000, opener, 40, null), step(5030, opener, 41, 40), step(5010, tab, 9, 7)];
    const read = readRecording(recordingText(steps));
    expect(read.map(({ time, page, actor, cause }) => [time, page, actor, cause])).toEqual([
      [0, 1, 1, null],
      [10, 2, 2, null],
      [30, 1, 3, 1],
    ]);
  });

  test('lists the charts running at any moment', async () => {
    const { steps } = await pay();
    expect(runningAfter(steps, 1)).toEqual([steps[1]]);
    expect(runningAfter(steps, steps.length - 1)).toEqual([]);
  });
});

describe('npm run paths -- replay', () => {
  test('finds the case of each step and runs it over mocks', async () => {
    const { steps } = await pay();
    expect(await replayFile(fileOf(steps))).toEqual({
      isWhole: true,
      lines: [
        '  1. Payment: Begins with planId 2: loading details. Made up: planId.',
        '  2. Payment: Read details succeeds with total 354: showing, reviewing. Made up: total.',
        '  3. Payment: Payment requested: showing, paying, ordering payment.',
        '  4. Payment: Process payment succeeds with redirect https://pay.example/1, isAllowed true, subscription "": ' +
          'showing, paying, awaiting return, place, in tab and showing, paying, awaiting return, payment, awaited. ' +
          'Made up: redirect, subscription.',
        'Each step has a case, and the charts went the same way.',
      ],
    });
  });

  test('names the step without a case', async () => {
    const { steps } = await pay();
    const strange = steps.map((step, at) =>
      at === 2 ? { ...step, states: ['checkout.paid'] } : step,
    );
    expect(await replayFile(fileOf(strange))).toEqual({
      isWhole: false,
      lines: [
        '  1. Payment: Begins with planId 2: loading details. Made up: planId.',
        '  2. Payment: Read details succeeds with total 354: showing, reviewing. Made up: total.',
        '  3. Payment: payment.requested → paid has no case. The rest of it is left out.',
      ],
    });
  });

  test('follows several charts side by side, page by page, with causes', async () => {
    const { steps } = await pay();
    const both = steps.flatMap((step) => [
      step,
      { ...step, actor: 2, page: 7, cause: step.event === 'payment.requested' ? 1 : null },
    ]);
    const { lines, isWhole } = await replayFile(fileOf(both));
    expect(isWhole).toBe(true);
    expect(lines.slice(0, 4)).toEqual([
      'Page 1:',
      '  1. Payment: Begins with planId 2: loading details. Made up: planId.',
      'Page 2:',
      '  2. Payment: Begins with planId 2: loading details. Made up: planId.',
    ]);
    expect(lines.filter((line) => line.endsWith('Caused by Payment.'))).toEqual([
      '  6. Payment: Payment requested: showing, paying, ordering payment. Caused by Payment.',
    ]);
  });

  test('prefers recorded values to made-up ones', async () => {
    const { steps, actor } = watched('watching', 'Watching', { titleId: 'of-asha', owner: null });
    actor.start();
    actor.send({ type: 'film.playing' });
    actor.send({ type: 'film.paused', position: 13.24, duration: 60 });
    actor.stop();
    const { lines } = await replayFile(fileOf(steps));
    expect(lines.slice(2)).toEqual([
      '  3. Watching: Film paused with position 13.2, duration 60: begun, paused.',
      'Each step has a case, and the charts went the same way.',
    ]);
  });
});

test('a recording becomes a story of each world that has its charts', async () => {
  const { steps } = await pay();
  expect(storiesIn(fileOf(steps))).toEqual([
    'As a story of the world checkout:',
    '  1. The page: the price is read.',
    '  2. Proceed Payment is pressed.',
    '  3. The page: the order is placed.',
    'Every promise is kept.',
    'As a story of the world order:',
    '  1. The page: the price is read.',
    '  2. Proceed Payment is pressed.',
    '  3. The page: the provider checks the price, and places the order.',
    'Every promise is kept.',
  ]);
});

async function saveAndPay(): Promise<Step[]> {
  const { steps, actor, effects } = watched('watchlist', 'Heart', { titleId: '1', isSaved: false });
  actor.start();
  actor.send({ type: 'toggle.pressed', isMember: true, at: 5 });
  await effects.fail('saveToggle', { ...failures.rejected, status: 409 });
  actor.stop();
  const payment = (await pay()).steps.map((step) => ({ ...step, actor: 2 }));
  return [...steps, ...payment];
}

test('a recording is saved as a test, with a line per step', async () => {
  const [begun, pressed, , , ...payment] = await saveAndPay();
  const steps = [begun, payment[0], pressed, payment[1]] as Step[];
  const inOrder = steps.map((step, time) => ({ ...step, time }));
  expect(testOf(fileOf(inOrder))).toEqual(
    [
      'import { expect, test } from "vitest";',
      'import { watchlistFlow } from "../../flows/cases/watchlist";',
      'import { checkoutFlow } from "../../flows/cases/checkout";',
      'import { live } from "../../tests/machines/harness/live";',
      '',
      'test("As recorded: Payment: Read details succeeds with total 354: showing, reviewing. Made up: total.", async () => {',
      '  const watchlist1 = live(watchlistFlow, {"titleId":"7","isSaved":false}); // made up: titleId',
      '  const checkout2 = live(checkoutFlow, {"planId":"2"}); // made up: planId',
      '  watchlist1.send({"isMember":true,"at":2,"type":"toggle.pressed"}); // made up: at',
      `  await checkout2.succeed('readDetails', {"total":354}); // made up: total`,
      '  expect(watchlist1.value()).toEqual({"saving":"turningOn"});',
      '  expect(checkout2.value()).toEqual({"showing":"reviewing"});',
      '});',
      '',
    ].join('\n'),
  );
});

test('the saved test runs unchanged', async () => {
  const session = fileOf(await saveAndPay());
  mkdirSync('build', { recursive: true });
  const target = mkdtempSync(resolve('build', 'saved-'));
  const run = (program: string, ...options: string[]) =>
    promisify(execFile)('npx', ['--no', program, ...options]);
  try {
    const { stdout } = await run('tsx', 'flows/paths.ts', 'save', session);
    writeFileSync(join(target, 'recorded.test.ts'), stdout);
    writeFileSync(join(target, 'vitest.config.ts'), 'export default {};');
    const ran = await run('vitest', 'run', '--root', target, '--reporter', 'json');
    expect(JSON.parse(ran.stdout)).toMatchObject({ numPassedTests: 1, numTotalTests: 1 });
  } finally {
    rmSync(target, { recursive: true });
  }
});
