import { expect, test } from 'vitest';
import {
  address,
  interruption,
  member,
  otherSignedIn,
  sessionFlow,
  signedIn,
  signedOut,
  visitor,
} from '../../flows/cases/session';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(sessionFlow);

const landing = ['emits', { type: 'page.requested', to: '/' }];

test('signing in makes a member, in this tab or another', () => {
  const session = live(sessionFlow, visitor);
  session.report('watchSession', signedIn);
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

test('a refused token is forgotten, what was being done is kept, and the landing page says so', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', { type: 'session.refused', address });
  expect(session.now().value).toEqual({ visitor: 'interrupted' });
  expect(session.now().context).toEqual({ ...visitor, interruption });
  expect(session.takeCalls()).toEqual([
    ['runs', 'keepInterrupted', { ...member, interruption }],
    ['runs', 'forgetSession'],
    landing,
  ]);
});

test('the same person who signs in again goes on where they were', () => {
  const session = live(sessionFlow, { ...visitor, interruption });
  expect(session.now().value).toEqual({ visitor: 'interrupted' });
  session.report('watchSession', signedIn);
  expect(session.now().context).toEqual({ ...member, interruption });
});

test('another person who signs in finds nothing of the one who was interrupted', () => {
  const session = live(sessionFlow, { ...visitor, interruption });
  session.takeCalls();
  session.report('watchSession', otherSignedIn);
  expect(session.now().matches('member')).toBe(true);
  expect(session.now().context).toEqual({ ...otherSignedIn.session, interruption: null });
  expect(session.takeCalls()).toEqual([['runs', 'forgetPerson']]);
});

test('a token that another tab has lost interrupts here, too, and leaves the page to its guard', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', { type: 'token.removed', address });
  session.report('watchSession', signedOut);
  expect(session.now().value).toEqual({ visitor: 'interrupted' });
  expect(session.takeCalls()).toEqual([['runs', 'keepInterrupted', { ...member, interruption }]]);
});

test('a visitor whose call is refused was not interrupted', () => {
  const session = live(sessionFlow, visitor);
  session.takeCalls();
  session.report('watchSession', { type: 'session.refused', address });
  expect(session.now().value).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([['runs', 'forgetSession'], landing]);
});

test('a session that is lost while signing out has ended as was wished', () => {
  const session = live(sessionFlow, member);
  session.send({ type: 'signOut.requested' });
  session.takeCalls();
  session.report('watchSession', { type: 'session.refused', address });
  expect(session.now().value).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([['runs', 'forgetSession'], ['stops', 'signOut'], landing]);
});

test('a token that another tab loses while this one signs out has ended as was wished', () => {
  const session = live(sessionFlow, member);
  session.send({ type: 'signOut.requested' });
  session.takeCalls();
  session.report('watchSession', { type: 'token.removed', address });
  expect(session.now().value).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([['stops', 'signOut'], landing]);
});

test('signing out in another tab ends the membership here, wherever one is', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', signedOut);
  expect(session.now().context).toEqual(visitor);
  expect(session.takeCalls()).toEqual([]);
});
