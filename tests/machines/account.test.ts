import { expect, test } from 'vitest';
import { accountFlow } from '../../flows/cases/account';
import { live } from './harness/live';
import { isEvent, runningOf } from './harness/promises';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(accountFlow, {
  'another page is opened only after the member has said so': (now) =>
    !now.calls.some(([kind]) => kind === 'sends') || isEvent(now, 'leave.confirmed'),
  'leaving is held back exactly while something is not saved': ({ snapshot }, walk) =>
    runningOf('holdNavigation', walk) === (snapshot.matches('unchanged') ? 0 : 1),
});

const isAsking = (account: ReturnType<typeof open>) => account.now().matches({ changed: 'asking' });

function open() {
  const account = live(accountFlow, undefined);
  account.takeCalls();
  return account;
}

test('only a changed profile is held, until it is saved or as it was', () => {
  const account = open();
  account.send({ type: 'profile.changed' });
  expect(isAsking(account)).toBe(false);
  account.send({ type: 'profile.restored' });
  expect(account.calls).toEqual([
    ['starts', 'holdNavigation'],
    ['stops', 'holdNavigation'],
  ]);
});

test('a member who stays is asked again the next time', () => {
  const account = open();
  account.send({ type: 'profile.changed' });
  for (let times = 0; times < 2; times += 1) {
    account.report('holdNavigation', { type: 'leave.requested' });
    expect(isAsking(account)).toBe(true);
    account.send({ type: 'leave.declined' });
    expect(isAsking(account)).toBe(false);
  }
  expect(account.calls).toEqual([['starts', 'holdNavigation']]);
});

test('a member who leaves goes where they wanted to go', () => {
  const account = open();
  account.send({ type: 'profile.changed' });
  account.report('holdNavigation', { type: 'leave.requested' });
  account.takeCalls();
  account.send({ type: 'leave.confirmed' });
  expect(account.calls).toEqual([['sends', 'holdNavigation', { type: 'navigation.released' }]]);
});

test('a member who comes back before the other page has opened is held again', () => {
  const account = open();
  account.send({ type: 'profile.changed' });
  account.report('holdNavigation', { type: 'leave.requested' });
  account.send({ type: 'leave.confirmed' });
  account.takeCalls();
  account.send({ type: 'profile.changed' });
  expect(account.calls).toEqual([
    ['stops', 'holdNavigation'],
    ['starts', 'holdNavigation'],
  ]);
  account.report('holdNavigation', { type: 'leave.requested' });
  expect(isAsking(account)).toBe(true);
});
