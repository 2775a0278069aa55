import { expect, test } from 'vitest';
import type { EventFrom } from 'xstate';
import { castMailFlow } from '../../flows/cases/cast-mail';
import { isEvent } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(castMailFlow, {
  'there is a recipient exactly while a message is open or being sent': ({ snapshot }) =>
    (snapshot.context.castId === null) === snapshot.matches('closed'),
  'a mail that was sent closes the dialog': (now, testPath) =>
    !isEvent(now, 'mail.sent') ||
    !testPath.at(-2)?.snapshot.matches('sending') ||
    now.snapshot.matches('closed'),
});

type MailEvent = EventFrom<typeof castMailFlow.machine>;
const to = (castId: string) => ({ type: 'mail.opened', castId }) as const;

function after(...events: (MailEvent | Exclude<MailEvent['type'], 'mail.opened'>)[]) {
  const mail = live(castMailFlow, undefined);
  mail.send(to('3'), ...events);
  return [mail.value(), mail.now().context.castId];
}

test('the mail opens from a cast card, and closes when it is cancelled or sent', () => {
  expect(after()).toEqual(['writing', '3']);
  expect(after('mail.cancelled')).toEqual(['closed', null]);
  expect(after('mail.submitted', 'mail.sent')).toEqual(['closed', null]);
});

test('a click on another card writes to that member instead', () => {
  expect(after(to('4'))).toEqual(['writing', '4']);
});

test('a dialog that is closed while the mail is sent opens again as it is then', () => {
  const closed = ['mail.submitted', 'mail.cancelled'] as const;
  expect(after(...closed)).toEqual([{ sending: 'unwatched' }, '3']);
  expect(after(...closed, to('3'))).toEqual([{ sending: 'watched' }, '3']);
  expect(after(...closed, to('3'), 'mail.cancelled', 'mail.sent')).toEqual(['closed', null]);
});

test('a failed message can be sent again, or stays closed', () => {
  expect(after('mail.submitted', 'mail.failed')).toEqual(['writing', '3']);
  expect(after('mail.submitted', 'mail.cancelled', 'mail.failed')).toEqual(['closed', null]);
});

test('a message to another person does not affect the one being sent', () => {
  expect(after('mail.submitted', 'mail.cancelled', to('4'))).toEqual(['writing', '4']);
});
