import { expect, test } from 'vitest';
import { invitationFlow } from '../../flows/cases/invitation';
import { isEvent, runningOf } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(invitationFlow, {
  'the form is shown after a good answer, and only then': (now, testPath) =>
    now.snapshot.matches('invited') === testPath.some((it) => isEvent(it, 'done readInvitation')),
  'never two questions at a time': (_, testPath) => runningOf('readInvitation', testPath) <= 1,
});

const begin = () => live(invitationFlow, undefined);
const ASKS = ['starts', 'readInvitation'];

test('a good invitation shows the form', async () => {
  const it = begin();
  expect([it.value(), it.takeCalls()]).toEqual(['checking', [ASKS]]);
  await it.succeed('readInvitation');
  expect(it.value()).toBe('invited');
});

test('a refused one says why, and is not tried again', async () => {
  const it = begin();
  await it.fail('readInvitation', failures.rejected);
  expect([it.value(), it.now().context]).toEqual(['refused', { reason: failures.rejected.reason }]);
  expect(it.now().can({ type: 'retry.requested' })).toBe(false);
});

test('a provider without invitations refuses them all', async () => {
  const it = begin();
  await it.fail('readInvitation', { ...failures.network, kind: 'absent', status: 404 });
  expect([it.value(), it.now().context]).toEqual(['refused', { reason: null }]);
});

test.each([429, 500, 503, null])(
  'one that could not answer (%j) is asked again',
  async (status) => {
    const it = begin();
    it.takeCalls();
    await it.fail(
      'readInvitation',
      status === null ? failures.network : { ...failures.rejected, status },
    );
    expect(it.value()).toBe('unanswered');
    expect(it.send('retry.requested')).toEqual([ASKS]);
    await it.succeed('readInvitation');
    expect(it.value()).toBe('invited');
  },
);
