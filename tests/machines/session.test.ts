import { expect, test } from 'vitest';
import { authFlow, member, visitor } from './flows/session';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(authFlow);

const landing = ['says', { type: 'page.requested', to: '/' }];

test('signing in makes a member, in this tab or another', () => {
  const session = live(authFlow, visitor);
  session.report('watchSession', { type: 'session.changed', session: member });
  expect(session.now().matches('member')).toBe(true);
  expect(session.now().context).toEqual(member);
});

test('signing out calls the provider, empties storage and goes to the landing page', async () => {
  const session = live(authFlow, member);
  session.takeCalls();
  session.send({ type: 'signOut.requested' });
  session.send({ type: 'signOut.requested' });
  await session.succeed('signOut', undefined);
  expect(session.takeCalls()).toEqual([['starts', 'signOut'], ['does', 'clearStorage'], landing]);
  expect(session.now().context).toEqual(visitor);
});

test.each([
  ['rejected', 'The provider says no.'],
  ['network', 'Login failed!'],
] as const)('a failed sign-out (%s) keeps the member and says: %s', async (kind, message) => {
  const session = live(authFlow, member);
  session.send({ type: 'signOut.requested' });
  session.takeCalls();
  await session.fail('signOut', failures[kind]);
  expect(session.now().matches('member')).toBe(true);
  expect(session.takeCalls()).toEqual([
    ['says', { type: 'notification.raised', tone: 'error', message }],
  ]);
});

test('a refused token is forgotten, and the browser goes to the landing page', () => {
  const session = live(authFlow, member);
  session.takeCalls();
  session.report('watchSession', { type: 'session.refused' });
  expect(session.now().matches('visitor')).toBe(true);
  expect(session.takeCalls()).toEqual([['does', 'forgetSession'], landing]);
});

test('signing out in another tab ends the membership here, wherever one is', () => {
  const session = live(authFlow, member);
  session.takeCalls();
  session.report('watchSession', { type: 'session.changed', session: visitor });
  expect(session.now().context).toEqual(visitor);
  expect(session.takeCalls()).toEqual([]);
});
