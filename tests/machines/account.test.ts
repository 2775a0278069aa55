import { expect, test } from 'vitest';
import { accountFlow } from '../../flows/cases/account';
import { isEvent, runningOf } from '../../flows/harness/promises';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(accountFlow, {
  'another page is opened only after the member has said so, or the profile is saved': (now) =>
    !now.calls.some(([kind]) => kind === 'emits') ||
    isEvent(now, 'leave.confirmed', 'profile.restored'),
  'leaving is held back exactly while something is not saved': ({ snapshot }, walk) =>
    runningOf('askBeforeUnload', walk) === (snapshot.matches('unchanged') ? 0 : 1),
});

const isAsking = (account: ReturnType<typeof open>) => account.now().matches({ changed: 'asking' });

function open() {
  const account = live(accountFlow, undefined);
  account.takeCalls();
  return account;
}

test('only a changed profile is held, until it is saved or as it was', () => {
  const account = open();
  account.send('profile.changed');
  expect(isAsking(account)).toBe(false);
  account.send('profile.restored');
  expect(account.calls).toEqual([
    ['starts', 'askBeforeUnload'],
    ['stops', 'askBeforeUnload'],
  ]);
});

test('a member who stays is asked again the next time', () => {
  const account = open();
  account.send('profile.changed');
  for (let times = 0; times < 2; times += 1) {
    account.send('leave.requested');
    expect(isAsking(account)).toBe(true);
    account.send('leave.declined');
    expect(isAsking(account)).toBe(false);
  }
  expect(account.calls).toEqual([['starts', 'askBeforeUnload']]);
});

test('a member who leaves goes where they wanted to go', () => {
  const account = open();
  account.send('profile.changed', 'leave.requested');
  expect(account.send('leave.confirmed')).toEqual([['emits', { type: 'navigation.released' }]]);
});

test('a member who comes back before the other page has opened is held again', () => {
  const account = open();
  account.send('profile.changed', 'leave.requested', 'leave.confirmed');
  expect(account.send('profile.changed')).toEqual([
    ['stops', 'askBeforeUnload'],
    ['starts', 'askBeforeUnload'],
  ]);
  account.send('leave.requested');
  expect(isAsking(account)).toBe(true);
});

test('a member who wants to leave while the profile is saved is not asked, and leaves once it is', () => {
  const account = open();
  account.send('profile.changed', 'save.started', 'leave.requested');
  expect(isAsking(account)).toBe(false);
  expect(account.send('profile.restored')).toEqual([['emits', { type: 'navigation.released' }]]);
});

test('a member whose profile could not be saved stays, and is asked the next time', () => {
  const account = open();
  account.send('profile.changed', 'save.started', 'leave.requested');
  expect(account.send('save.ended')).toEqual([]);
  account.send('leave.requested');
  expect(isAsking(account)).toBe(true);
});

test('a member who wants to leave twice while the profile is saved is asked, until it is', () => {
  const asked = () => {
    const account = open();
    account.send('profile.changed', 'save.started');
    for (let times = 0; times < 2; times += 1) {
      account.send('leave.requested');
    }
    expect(account.now().matches({ changed: 'askingMeanwhile' })).toBe(true);
    account.takeCalls();
    return account;
  };
  for (const type of ['profile.restored', 'leave.confirmed'] as const) {
    const leaving = asked();
    leaving.send(type);
    expect(leaving.calls).toEqual([['emits', { type: 'navigation.released' }]]);
  }
  const staying = asked();
  staying.send('leave.declined');
  expect(staying.now().matches({ changed: 'saving' })).toBe(true);
  const failed = asked();
  failed.send('save.ended');
  expect(isAsking(failed)).toBe(true);
});

test('a member who types on while the profile is saved stays', () => {
  const account = open();
  account.send('profile.changed', 'save.started', 'leave.requested', 'profile.changed');
  expect(account.send('save.ended')).toEqual([]);
  account.send('leave.requested');
  expect(isAsking(account)).toBe(true);
});

test('a profile that could not be saved is held as before', () => {
  const account = open();
  account.send('profile.changed', 'save.started', 'save.ended', 'leave.requested');
  expect(isAsking(account)).toBe(true);
});
