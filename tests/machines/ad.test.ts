import { expect, test } from 'vitest';
import { adFlow } from './flows/ad';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(adFlow);

test('the ad is asked for 500 ms after its box stands', async () => {
  const ad = live(adFlow, { slotId: 'browse' });
  ad.wait(499);
  expect(ad.running()).toEqual([]);
  ad.wait(1);
  expect(ad.running()).toEqual(['loadAd']);
  await ad.succeed('loadAd', undefined);
  expect(ad.now().hasTag('showing')).toBe(true);
});

test('an ad that a blocker stops is logged, and the box says so', async () => {
  const ad = live(adFlow, { slotId: 'browse' });
  ad.wait(500);
  await ad.fail('loadAd', failures.network);
  expect(ad.now().hasTag('failed')).toBe(true);
  expect(ad.calls).toContainEqual([
    'does',
    'logFailure',
    { slotId: 'browse', error: failures.network },
  ]);
});
