import { expect, test } from 'vitest';
import { memberAtPlans, pageFlow, visitorAtMovies, visitorAtSignIn } from '../../flows/cases/page';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(pageFlow);

const arrived = { type: 'member.arrived' } as const;
const left = { type: 'member.left' } as const;

test('a page is shown once its code has loaded; an earlier one is shown at once', async () => {
  const page = live(pageFlow, visitorAtMovies);
  expect(page.now().matches({ open: 'loading' })).toBe(true);
  expect(page.takeCalls()).toEqual([
    ['starts', 'watchPerson'],
    ['starts', 'loadScreen', { path: '/movies' }],
  ]);
  await page.succeed('loadScreen');
  expect(page.now().matches({ open: 'shown' })).toBe(true);
  const again = live(pageFlow, { ...visitorAtMovies, isLoaded: true });
  expect(again.now().matches({ open: 'shown' })).toBe(true);
  expect(again.calls).toEqual([
    ['starts', 'watchPerson'],
    ['runs', 'forgetReload'],
  ]);
});

test('a visitor at a page for members is sent to sign in, and nothing of the page is fetched', () => {
  const page = live(pageFlow, { ...memberAtPlans, isMember: false });
  expect(page.value()).toBe('closedToVisitor');
  expect(page.running()).toEqual(['watchPerson']);
  page.report('watchPerson', left);
  expect(page.value()).toBe('closedToVisitor');
});

test.each([
  [
    'a member at a page for visitors is sent on',
    { ...visitorAtSignIn, isMember: true },
    arrived,
    'closedToMember',
  ],
  [
    'who signs in at a page for visitors goes back to where they came from',
    visitorAtSignIn,
    arrived,
    'signedIn',
  ],
  [
    'a session that ends on a page for members leads to the landing page',
    memberAtPlans,
    left,
    'sessionEnded',
  ],
] as const)('%s', (_, input, event, state) => {
  const page = live(pageFlow, input);
  page.report('watchPerson', event);
  expect(page.value()).toBe(state);
  expect(page.running()).toEqual(['watchPerson']);
});

test('a public page stays after a sign-in or a sign-out', async () => {
  const page = live(pageFlow, visitorAtMovies);
  await page.succeed('loadScreen');
  page.report('watchPerson', arrived);
  page.report('watchPerson', left);
  expect(page.value()).toEqual({ open: 'shown' });
});

async function lose() {
  const page = live(pageFlow, visitorAtMovies);
  page.takeCalls();
  await page.fail('loadScreen', failures.network);
  return page;
}

test('a page whose code fails to load reloads once, then says so', async () => {
  const page = await lose();
  expect(page.takeCalls()).toEqual([['starts', 'tryReload']]);
  page.report('tryReload', { type: 'reload.refused', isOffline: false });
  expect(page.now().matches({ open: 'lost' })).toBe(true);
  expect(page.send('network.returned')).toEqual([]);
  expect(page.send('retry.requested')).toEqual([['runs', 'reload']]);
});

test('without a network the page waits, and reloads when it is back', async () => {
  const page = await lose();
  page.report('tryReload', { type: 'reload.refused', isOffline: true });
  expect(page.now().matches({ open: 'awaitingNetwork' })).toBe(true);
  expect(page.report('watchNetwork', 'network.returned')).toEqual([['runs', 'reload']]);
});
