import { expect, test } from 'vitest';
import { adFlow } from '../../flows/cases/ad';
import { isEvent, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(adFlow, {
  'the ad never comes with the page, and is asked for once': (now, testPath) =>
    (started(now, 'loadAd').length === 0 || now.event !== null) &&
    testPath.flatMap((it) => started(it, 'loadAd')).length <= 1,
  'the box says so exactly if the ad could not be loaded': ({ snapshot }, testPath) =>
    snapshot.hasTag('failed') === testPath.some((it) => isEvent(it, 'error loadAd')),
});

test('the ad is loaded 500 ms after its box is shown', async () => {
  const ad = live(adFlow, { slotId: 'browse' });
  ad.wait(499);
  expect(ad.running()).toEqual([]);
  ad.wait(1);
  expect(ad.calls).toEqual([['starts', 'loadAd', { slotId: 'browse' }]]);
  await ad.succeed('loadAd');
  expect(ad.value()).toBe('shown');
});

test('an ad that a blocker stops leaves a box that says so', async () => {
  const ad = live(adFlow, { slotId: 'browse' });
  ad.wait(500);
  await ad.fail('loadAd', failures.network);
  expect(ad.now().hasTag('failed')).toBe(true);
});
