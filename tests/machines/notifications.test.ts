import { expect, test } from 'vitest';
import { notificationsFlow } from '../../flows/cases/notifications';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(notificationsFlow);

const DURATION = 5_000;
const raised = (id: number) => ({ type: 'notification.raised', id }) as const;

const shows = (...ids: number[]) => ['runs', 'showToasts', { ids, duration: DURATION }];

function raise(...ids: number[]) {
  const toasts = live(notificationsFlow, undefined);
  for (const id of ids) toasts.report('watchNotifications', raised(id));
  toasts.takeCalls();
  return toasts;
}

test('the first message fetches the toast library, and nothing does before it', () => {
  const toasts = live(notificationsFlow, undefined);
  expect(toasts.takeCalls()).toEqual([['starts', 'watchNotifications']]);
  toasts.report('watchNotifications', raised(1));
  toasts.report('watchNotifications', raised(2));
  expect(toasts.takeCalls()).toEqual([['starts', 'fetchLibrary']]);
});

test('messages raised while the library loads are shown afterwards, each once', async () => {
  expect(await raise(1, 2, 1).succeed('fetchLibrary')).toEqual([shows(2, 1)]);
});

test('a message is announced again as long as it is shown; once it is closed it is another one', async () => {
  const toasts = raise(1);
  await toasts.succeed('fetchLibrary');
  const say = (id: number) => toasts.report('watchNotifications', raised(id));
  expect(say(1)).toEqual([['runs', 'renewToast', raised(1)]]);
  expect(say(2)).toEqual([shows(2)]);
  expect(say(2)).toEqual([['runs', 'renewToast', raised(2)]]);
  say(1);
  expect(toasts.now().context.open).toEqual([2, 1]);
  toasts.send({ type: 'toast.closed', id: 1 });
  expect(say(1)).toEqual([shows(1)]);
});

test('without the library the latest message is shown in a plain box for 5 s, restarted by each', async () => {
  const toasts = raise(1, 2);
  await toasts.fail('fetchLibrary', failures.network);
  expect(toasts.now().context.open.at(-1)).toBe(2);
  toasts.wait(DURATION - 1);
  toasts.report('watchNotifications', raised(1));
  expect(toasts.now().context.open.at(-1)).toBe(1);
  toasts.wait(DURATION - 1);
  expect(toasts.value()).toEqual({ plain: 'shown' });
  toasts.wait(1);
  expect(toasts.value()).toEqual({ plain: 'closed' });
  expect(toasts.now().context.open).toEqual([]);
  toasts.report('watchNotifications', raised(1));
  expect(toasts.value()).toEqual({ plain: 'shown' });
});

test('only the latest twenty messages are remembered', () => {
  const toasts = raise(...Array.from({ length: 25 }, (_, place) => place));
  expect(toasts.now().context.open).toHaveLength(20);
  expect(toasts.now().context.open.at(-1)).toBe(24);
});
