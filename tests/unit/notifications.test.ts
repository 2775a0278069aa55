import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { notificationsLogic, textOf } from '../../src/app/notifications/notifications.actors';
import { notify } from '../../src/lib/notifications';

test('only the texts of the latest twenty messages are stored, also of one raised again', () => {
  const toasts = createActor(notificationsLogic).start();
  const say = (message: string) => notify({ tone: 'info', message });
  for (let number = 1; number <= 20; number += 1) say(`Message ${number}`);
  const [first = 0, second = 0] = toasts.getSnapshot().context.open;
  say('Message 1');
  say('Message 21');
  const { open } = toasts.getSnapshot().context;
  toasts.stop();
  expect(open.map((id) => textOf(id)?.message)).toEqual([
    ...Array.from({ length: 18 }, (_, at) => `Message ${at + 3}`),
    'Message 1',
    'Message 21',
  ]);
  expect([textOf(first)?.message, textOf(second)]).toEqual(['Message 1', null]);
});
