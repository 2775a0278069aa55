import { describe, expect, test } from 'vitest';
import type { Step } from '../../flows/live/allowed';
import { createLog } from '../../flows/live/log';
import { pay } from './watched';

describe('The log', () => {
  test('stays at the selected step until Live is pressed', async () => {
    const { steps } = await pay();
    const [first, second, third] = steps as [Step, Step, Step];
    let changes = 0;
    const log = createLog(() => {
      changes += 1;
    });
    log.add(first);
    log.add(second);
    log.move(-1);
    log.move(-1);
    log.add(third);
    expect([log.place(), log.isLive()]).toEqual([0, false]);
    log.move(1);
    expect([log.place(), log.isLive()]).toEqual([1, false]);
    log.move(1);
    expect([log.place(), log.isLive()]).toEqual([2, true]);
    log.move(-2);
    log.goLive();
    expect([log.place(), log.isLive(), changes]).toEqual([2, true, 9]);
  });
});

test('The log drops its oldest steps, and stays at the selected one', async () => {
  const [step] = (await pay()).steps as [Step];
  const log = createLog(() => {});
  for (let time = 0; time < 4000; time += 1) log.add({ ...step, time });
  log.move(-999);
  log.add({ ...step, time: 4000 });
  expect(log.steps()).toHaveLength(4000);
  expect(log.steps()[0]?.time).toBe(1);
  expect(log.steps()[log.place()]?.time).toBe(3000);
});
