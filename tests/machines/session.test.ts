import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, EventFrom, InputFrom } from 'xstate';
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
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

const isSigningOut = (step: { snapshot: AnyMachineSnapshot } | undefined) =>
  step?.snapshot.matches({ member: 'signingOut' }) ?? false;

runAllPaths(sessionFlow, {
  'a sign-out is sent to the provider only after a click, once at a time': (now, testPath) =>
    (started(now, 'signOut').length === 0 || isEvent(now, 'signOut.requested')) &&
    runningOf('signOut', testPath) <= 1,
  'a visitor has no name': ({ snapshot: { context } }) =>
    context.isSignedIn || context.user === null,
  'what the browser stores is emptied by a sign-out alone, however it ends': (now, testPath) =>
    ran(now, 'clearStorage') === (isSigningOut(testPath.at(-2)) && now.snapshot.matches('visitor')),
  'a refused session is removed unless the member is signing out': (now, testPath) =>
    ran(now, 'forgetSession') ===
    (isEvent(now, 'session.refused') && !isSigningOut(testPath.at(-2))),
});

type Who = InputFrom<typeof sessionFlow.machine>;
type SessionEvent = EventFrom<typeof sessionFlow.machine>;

const watching = ['starts', 'watchSession'];
const landing = ['emits', { type: 'page.requested', to: '/' }];
const changed = ['emits', { type: 'person.changed' }];
const renewed = ['emits', { type: 'user.changed' }];
const ended = ['emits', { type: 'session.ended' }];
const notInterrupted = ['runs', 'endInterruption'];
const forgotten = ['runs', 'forgetSession'];
const keeps = (who: Who, what: Who['interruption']) => [
  ...['runs', 'keepInterrupted'],
  { ...who, interruption: what },
];
const cleared: SessionEvent = { type: 'storage.cleared' };
const refused: SessionEvent = { type: 'session.refused', address };
const removed: SessionEvent = { type: 'token.removed', address };
const signOut = (isEverywhere: boolean) => ({ type: 'signOut.requested', isEverywhere }) as const;

const left: Who = { ...visitor, interruption };
const other: Who = { ...otherSignedIn.session, interruption: null };
const staying = { member: 'staying' };
const browsing = { visitor: 'browsing' };
const interrupted = { visitor: 'interrupted' };

test.each<[words: string, who: Who, state: object, did: unknown[]]>([
  ['a member', member, staying, [watching, notInterrupted]],
  ['a member who came back', { ...member, interruption }, staying, [watching, notInterrupted]],
  ['a visitor', visitor, browsing, [watching]],
  ['a member who was interrupted', left, interrupted, [watching]],
])('%s who is here when the page is opened has not changed', (_, who, state, did) => {
  const session = live(sessionFlow, who);
  expect([session.value(), session.calls]).toEqual([state, did]);
});

function after(who: Who, ...events: SessionEvent[]) {
  const session = live(sessionFlow, who);
  session.takeCalls();
  for (const event of events) session.report('watchSession', event);
  return [session.value(), session.now().context, session.calls];
}

test('signing in makes a member, in this tab or another', () => {
  expect(after(visitor, signedIn)).toEqual([staying, member, [notInterrupted, changed]]);
});

test('a visitor stays one until a sign-in', () => {
  expect(after(visitor, signedOut)).toEqual([browsing, visitor, []]);
});

test('a new name of the same member changes no person', () => {
  const user = { ...member.user, first_name: 'Augusta' };
  const renamed = { ...signedIn, session: { isSignedIn: true, user } };
  expect(after(member, renamed)).toEqual([staying, { ...member, user }, [renewed]]);
});

test('a refused token is forgotten, what was being done is kept, and the landing page says so', () => {
  const did = [keeps(member, interruption), forgotten, changed, landing];
  expect(after(member, refused)).toEqual([interrupted, left, did]);
});

test("an unknown member's session expires without a name", () => {
  const unnamed = { person: '', address };
  const nameless = { ...member, user: null };
  const did = [keeps(nameless, unnamed), forgotten, changed, landing];
  expect(after(nameless, refused)).toEqual([interrupted, { ...left, interruption: unnamed }, did]);
});

test("a visitor's refused call does not count as an expired session", () => {
  expect(after(visitor, refused)).toEqual([browsing, visitor, [forgotten, landing]]);
});

test("a token removed by another tab expires this tab's session, too", () => {
  const did = [keeps(member, interruption), changed];
  expect(after(member, removed, signedOut)).toEqual([interrupted, left, did]);
});

test('the same member continues where they were after signing in again', () => {
  const resumed = { ...member, interruption };
  expect(after(left, signedIn)).toEqual([staying, resumed, [notInterrupted, changed]]);
});

test('another member finds nothing of the one whose session expired', () => {
  expect(after(left, otherSignedIn)).toEqual([staying, other, [notInterrupted, changed, ended]]);
});

test('signing out in another tab signs out here, on every page', () => {
  expect(after(member, cleared)).toEqual([browsing, visitor, [changed, ended]]);
});

test("a sign-out in another tab removes an expired session's data", () => {
  expect(after(left, cleared)).toEqual([browsing, visitor, [ended]]);
});

test('a page restored for another member is theirs, whatever was unfinished before', () => {
  for (const event of [otherSignedIn, { ...otherSignedIn, interruption }]) {
    expect(after(member, event)).toEqual([staying, other, [notInterrupted, changed, ended]]);
  }
});

test("another member is not led to the page of the member's expired session", () => {
  const resumed = { ...member, interruption };
  expect(after(resumed, otherSignedIn)).toEqual([staying, other, [notInterrupted, changed, ended]]);
});

test('a page that comes back after a sign-out keeps nothing of the member', () => {
  for (const who of [member, { ...member, interruption }]) {
    expect(after(who, signedOut)).toEqual([browsing, visitor, [changed, ended]]);
  }
});

test('a page restored after its session expired keeps the typed text for the same member', () => {
  expect(after(member, { ...signedOut, interruption })).toEqual([interrupted, left, [changed]]);
});

test("a page restored to another member's unfinished work keeps nothing of its own member", () => {
  const others = { ...signedOut, interruption: { ...interruption, person: 'grace@example.com' } };
  expect(after(member, others)).toEqual([browsing, visitor, [changed, ended]]);
});

function leaving() {
  const session = live(sessionFlow, member);
  session.send(signOut(false));
  session.takeCalls();
  return session;
}

test.each([true, false])(
  'signing out calls the provider once (on all devices: %s), and is busy meanwhile',
  (isEverywhere) => {
    const session = live(sessionFlow, member);
    session.takeCalls();
    session.send(signOut(isEverywhere), signOut(isEverywhere));
    expect(session.calls).toEqual([['starts', 'signOut', { isEverywhere }]]);
    expect(session.tags()).toEqual(['busy']);
  },
);

test('signing out empties storage and goes to the landing page', async () => {
  const session = leaving();
  await session.succeed('signOut');
  session.report('watchSession', cleared);
  expect(session.calls).toEqual([['runs', 'clearStorage'], changed, ended, landing]);
  expect(session.now().context).toEqual(visitor);
});

test('a failed sign-out keeps the member and is announced', async () => {
  const session = leaving();
  expect(await session.fail('signOut', failures.network)).toEqual([
    ['emits', { type: 'failure.raised', error: failures.network, text: 'session.signOutFailed' }],
  ]);
  expect(session.value()).toEqual(staying);
});

test.each([refused, removed, cleared, signedOut, { ...signedOut, interruption }])(
  'a session that ends while signing out ($type) counts as signed out',
  (lost) => {
    const session = leaving();
    expect(session.report('watchSession', lost)).toEqual([
      ['runs', 'clearStorage'],
      ['stops', 'signOut'],
      changed,
      ended,
      landing,
    ]);
    expect(session.value()).toEqual(browsing);
  },
);
