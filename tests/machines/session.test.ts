import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
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
import { isEvent, ran, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

const isSigningOut = (step: { snapshot: AnyMachineSnapshot } | undefined) =>
  step?.snapshot.matches({ member: 'signingOut' }) ?? false;

walkAllPaths(sessionFlow, {
  'the provider is told of a sign-out only after a press, once at a time': (now, walk) =>
    (started(now, 'signOut').length === 0 || isEvent(now, 'signOut.requested')) &&
    runningOf('signOut', walk) <= 1,
  'a visitor has no name': ({ snapshot: { context } }) =>
    context.isSignedIn || context.user === null,
  'what the browser stores is emptied by a sign-out alone, however it ends': (now, walk) =>
    ran(now, 'clearStorage') ===
    (isEvent(now, 'done signOut') ||
      (isEvent(now, 'session.refused', 'token.removed') && isSigningOut(walk.at(-2)))),
  'a session that is refused to somebody who stays is forgotten': (now, walk) =>
    ran(now, 'forgetSession') === (isEvent(now, 'session.refused') && !isSigningOut(walk.at(-2))),
});

const landing = ['emits', { type: 'page.requested', to: '/' }];
const changed = ['emits', { type: 'person.changed' }];
const ended = ['emits', { type: 'session.ended' }];
const notInterrupted = ['runs', 'endInterruption'];
const cleared = { type: 'storage.cleared' } as const;

test('signing in makes a member, in this tab or another', () => {
  const session = live(sessionFlow, visitor);
  session.report('watchSession', signedIn);
  expect(session.now().matches('member')).toBe(true);
  expect(session.now().context).toEqual(member);
  expect(session.takeCalls()).toEqual([['starts', 'watchSession'], notInterrupted, changed]);
});

test('who is here when the page is opened has not changed', () => {
  const watching = ['starts', 'watchSession'];
  expect(live(sessionFlow, member).takeCalls()).toEqual([watching, notInterrupted]);
  expect(live(sessionFlow, visitor).takeCalls()).toEqual([watching]);
});

test('a new name of the same member changes no person', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  const user = { ...member.user, first_name: 'Augusta' };
  session.report('watchSession', { ...signedIn, session: { isSignedIn: true, user } });
  expect(session.now().context.user).toEqual(user);
  expect(session.takeCalls()).toEqual([]);
});

test('signing out calls the provider, empties storage and goes to the landing page', async () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.send(
    { type: 'signOut.requested', isEverywhere: false },
    { type: 'signOut.requested', isEverywhere: false },
  );
  await session.succeed('signOut');
  session.report('watchSession', cleared);
  expect(session.takeCalls()).toEqual([
    ['starts', 'signOut', { isEverywhere: false }],
    ['runs', 'clearStorage'],
    changed,
    ended,
    landing,
  ]);
  expect(session.now().context).toEqual(visitor);
});

test('signing out on all devices asks the provider for it', () => {
  const session = live(sessionFlow, member);
  expect(session.send({ type: 'signOut.requested', isEverywhere: true })).toEqual([
    ['starts', 'signOut', { isEverywhere: true }],
  ]);
});

test('a failed sign-out keeps the member and is announced', async () => {
  const session = live(sessionFlow, member);
  session.send({ type: 'signOut.requested', isEverywhere: false });
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
  expect(session.value()).toEqual({ visitor: 'interrupted' });
  expect(session.now().context).toEqual({ ...visitor, interruption });
  expect(session.takeCalls()).toEqual([
    ['runs', 'keepInterrupted', { ...member, interruption }],
    ['runs', 'forgetSession'],
    changed,
    landing,
  ]);
});

test('the same person who signs in again goes on where they were', () => {
  const session = live(sessionFlow, { ...visitor, interruption });
  expect(session.value()).toEqual({ visitor: 'interrupted' });
  session.takeCalls();
  session.report('watchSession', signedIn);
  expect(session.now().context).toEqual({ ...member, interruption });
  expect(session.takeCalls()).toEqual([notInterrupted, changed]);
});

test('another person who signs in finds nothing of the one who was interrupted', () => {
  const session = live(sessionFlow, { ...visitor, interruption });
  session.takeCalls();
  session.report('watchSession', otherSignedIn);
  expect(session.now().matches('member')).toBe(true);
  expect(session.now().context).toEqual({ ...otherSignedIn.session, interruption: null });
  expect(session.takeCalls()).toEqual([notInterrupted, changed, ended]);
});

test('a token that another tab has lost interrupts here, too, and leaves the page to its guard', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', { type: 'token.removed', address });
  session.report('watchSession', signedOut);
  expect(session.value()).toEqual({ visitor: 'interrupted' });
  expect(session.takeCalls()).toEqual([
    ['runs', 'keepInterrupted', { ...member, interruption }],
    changed,
  ]);
});

test('a visitor whose call is refused was not interrupted', () => {
  const session = live(sessionFlow, visitor);
  session.takeCalls();
  session.report('watchSession', { type: 'session.refused', address });
  expect(session.value()).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([['runs', 'forgetSession'], landing]);
});

test('a session that is lost while signing out has ended as was wished', () => {
  const session = live(sessionFlow, member);
  session.send({ type: 'signOut.requested', isEverywhere: false });
  session.takeCalls();
  session.report('watchSession', { type: 'session.refused', address });
  expect(session.value()).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([
    ['runs', 'clearStorage'],
    ['stops', 'signOut'],
    changed,
    ended,
    landing,
  ]);
});

test('a token that another tab loses while this one signs out has ended as was wished', () => {
  const session = live(sessionFlow, member);
  session.send({ type: 'signOut.requested', isEverywhere: false });
  session.takeCalls();
  session.report('watchSession', { type: 'token.removed', address });
  expect(session.value()).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([
    ['runs', 'clearStorage'],
    ['stops', 'signOut'],
    changed,
    ended,
    landing,
  ]);
});

test('signing out in another tab ends the membership here, wherever one is', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', cleared);
  expect(session.now().context).toEqual(visitor);
  expect(session.takeCalls()).toEqual([changed, ended]);
});

test('a sign-out in another tab leaves nothing to go on with after a lost session', () => {
  const session = live(sessionFlow, { ...visitor, interruption });
  session.takeCalls();
  session.report('watchSession', cleared);
  expect(session.value()).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([ended]);
});

test('a page that comes back to another member keeps nothing of the one before', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', otherSignedIn);
  expect(session.now().context).toEqual({ ...otherSignedIn.session, interruption: null });
  expect(session.takeCalls()).toEqual([notInterrupted, changed, ended]);
});

test('a page that comes back after a sign-out keeps nothing of the member', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', signedOut);
  expect(session.value()).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([changed, ended]);
});

test('a page that comes back after its session was lost keeps what was typed for the same member', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', { ...signedOut, interruption });
  expect(session.value()).toEqual({ visitor: 'interrupted' });
  expect(session.now().context).toEqual({ ...visitor, interruption });
  expect(session.takeCalls()).toEqual([changed]);
});

test('a page that comes back to another member is theirs, whatever was left undone before', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', { ...otherSignedIn, interruption });
  expect(session.now().context).toEqual({ ...otherSignedIn.session, interruption: null });
  expect(session.takeCalls()).toEqual([notInterrupted, changed, ended]);
});

test('a page that comes back to what somebody else left undone keeps nothing of its member', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  const others = { ...interruption, person: 'grace@example.com' };
  session.report('watchSession', { ...signedOut, interruption: others });
  expect(session.value()).toEqual({ visitor: 'browsing' });
  expect(session.takeCalls()).toEqual([changed, ended]);
});

test('a member who was interrupted before is a member when the page is loaded', () => {
  const session = live(sessionFlow, { ...member, interruption });
  expect(session.now().matches('member')).toBe(true);
});

test('whoever signs out leaves no interruption behind', () => {
  const session = live(sessionFlow, { ...member, interruption });
  session.report('watchSession', signedOut);
  expect(session.now().context).toEqual(visitor);
});

test('a visitor stays one while nobody signs in', () => {
  const session = live(sessionFlow, visitor);
  session.report('watchSession', signedOut);
  expect(session.now().matches('visitor')).toBe(true);
});

test('the same person who signs in again is a member', () => {
  const session = live(sessionFlow, { ...visitor, interruption });
  session.report('watchSession', signedIn);
  expect(session.now().matches('member')).toBe(true);
});

test('a member who changes their name stays, under the new one', () => {
  const session = live(sessionFlow, member);
  session.takeCalls();
  session.report('watchSession', otherSignedIn);
  expect(session.now().matches('member')).toBe(true);
  expect(session.now().context).toEqual({ ...otherSignedIn.session, interruption: null });
});

test('signing out says that it is at work', () => {
  const session = live(sessionFlow, member);
  session.send({ type: 'signOut.requested', isEverywhere: false });
  expect(session.now().hasTag('busy')).toBe(true);
});

test('a member whose name is not known is interrupted without one', () => {
  const session = live(sessionFlow, { ...member, user: null });
  session.report('watchSession', { type: 'session.refused', address });
  expect(session.now().context.interruption).toEqual({ person: '', address });
});
