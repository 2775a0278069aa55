import { expect, test } from 'vitest';
import { adFlow } from '../../flows/cases/ad';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(adFlow);

test('the ad is loaded 500 ms after its box is shown', async () => {
  const ad = live(adFlow, { slotId: 'browse' });
  ad.wait(499);
  expect(ad.running()).toEqual([]);
  ad.wait(1);
  expect(ad.running()).toEqual(['loadAd']);
  await ad.succeed('loadAd', undefined);
  expect(ad.now().value).toBe('shown');
});

test('an ad that a blocker stops leaves a box that says so', async () => {
  const ad = live(adFlow, { slotId: 'browse' });
  ad.wait(500);
  await ad.fail('loadAd', failures.network);
  expect(ad.now().hasTag('failed')).toBe(true);
});
