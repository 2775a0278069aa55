import { expect, test } from 'vitest';
import { titleFlow } from './flows/title';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(titleFlow);

const firstVisit = { titleId: '7', isRemembered: false };

test('details that cannot be read are missing, until another try', async () => {
  const title = live(titleFlow, firstVisit);
  await title.fail('readTitle', failures.network);
  expect(title.now().hasTag('missing')).toBe(true);
  title.send({ type: 'retry.requested' });
  await title.succeed('readTitle', undefined);
  expect(title.now().hasTag('showing')).toBe(true);
});

test('a later visit shows the title at once; a failed refresh takes nothing away', async () => {
  const title = live(titleFlow, { titleId: '7', isRemembered: true });
  expect(title.now().hasTag('showing')).toBe(true);
  await title.fail('readTitle', failures.network);
  expect(title.now().hasTag('showing')).toBe(true);
});

test('a mail to somebody else takes the place of one that is only on its way', () => {
  const title = live(titleFlow, firstVisit);
  title.send({ type: 'mail.opened', castId: '3' });
  title.send({ type: 'mail.opened', castId: '4' });
  expect(title.now().context.castId).toBe('4');
});

test.each(['mail.cancelled', 'mail.sent'] as const)(
  'the mail opens from a cast card and closes with %s',
  (type) => {
    const title = live(titleFlow, firstVisit);
    title.send({ type: 'mail.opened', castId: '3' });
    expect(title.now().hasTag('writing')).toBe(true);
    expect(title.now().context.castId).toBe('3');
    title.send({ type });
    expect(title.now().hasTag('writing')).toBe(false);
    expect(title.now().context.castId).toBeNull();
  },
);
