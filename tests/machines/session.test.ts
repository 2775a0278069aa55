import { expect, test } from 'vitest';
import { member, sessionFlow, visitor } from './flows/session';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(sessionFlow);

const landing = ['emits', { type: 'page.requested', to: '/' }];

test('signing in makes a member, in this tab or another', () => {
  const session = live(sessionFlow, visitor);
  session.report('watchSession', { type: 'session.changed', session: member });
  expect(session.now().matches('member')).toBe(true);
  expect(session.now().context).toEqual(member);
});

test('signing out calls the provider, empties storage and goes to the landing page', async () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.send({ type: 'signOut.requested' });
  session.send({ type: 'signOut.requested' });
  await session.succeed('signOut', undefined);
  expect(session.takeCalls()).toEqual([['starts', 'signOut'], ['runs', 'clearStorage'], landing]);
  expect(session.now().context).toEqual(visitor);
});

test('a failed sign-out keeps the member and is announced', async () => {
  const session = live(sessionFlow, member);
  session.send({ type: 'signOut.requested' });
  session.takeCalls();
  await session.fail('signOut', failures.network);
  expect(session.now().matches('member')).toBe(true);
  expect(session.takeCalls()).toEqual([
    ['emits', { type: 'failure.raised', error: failures.network, text: 'Login failed!' }],
  ]);
});

test('a refused token is forgotten, and the browser goes to the landing page', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', { type: 'session.refused' });
  expect(session.now().matches('visitor')).toBe(true);
  expect(session.takeCalls()).toEqual([['runs', 'forgetSession'], landing]);
});

test('signing out in another tab ends the membership here, wherever one is', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', { type: 'session.changed', session: visitor });
  expect(session.now().context).toEqual(visitor);
  expect(session.takeCalls()).toEqual([]);
});
