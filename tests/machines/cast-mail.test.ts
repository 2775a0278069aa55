import { expect, test } from 'vitest';
import { castMailFlow } from '../../flows/cases/cast-mail';
import { isEvent } from '../../flows/harness/promises';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(castMailFlow, {
  'somebody is written to exactly while a mail is open or under way': ({ snapshot }) =>
    (snapshot.context.castId === null) === snapshot.matches('closed'),
  'a mail that was sent closes the dialog': (now, walk) =>
    !isEvent(now, 'mail.sent') ||
    !walk.at(-2)?.snapshot.matches('sending') ||
    now.snapshot.matches('closed'),
});

function open(castId = '3') {
  const mail = live(castMailFlow, undefined);
  mail.send({ type: 'mail.opened', castId });
  return mail;
}

test('a click on another card writes to that member instead', () => {
  const mail = open('3');
  mail.send({ type: 'mail.opened', castId: '4' });
  expect(mail.now().context).toEqual({ castId: '4' });
});

test.each([['mail.cancelled'], ['mail.submitted', 'mail.sent']] as const)(
  'the mail opens from a cast card and closes with %s',
  (...types) => {
    const mail = open('3');
    expect(mail.value()).toBe('writing');
    expect(mail.now().context).toEqual({ castId: '3' });
    for (const type of types) mail.send(type);
    expect(mail.value()).toBe('closed');
    expect(mail.now().context).toEqual({ castId: null });
  },
);

test('a dialog that is closed while the mail is sent opens again as it is then', () => {
  const mail = open('3');
  mail.send('mail.submitted', 'mail.cancelled');
  expect(mail.value()).toEqual({ sending: 'unwatched' });
  mail.send({ type: 'mail.opened', castId: '3' });
  expect(mail.value()).toEqual({ sending: 'watched' });
  mail.send('mail.cancelled', 'mail.sent');
  expect(mail.value()).toBe('closed');
});

test('a mail that fails is there to be sent again, or stays closed', () => {
  const mail = open('3');
  mail.send('mail.submitted', 'mail.failed');
  expect(mail.value()).toBe('writing');
  mail.send('mail.submitted', 'mail.cancelled', 'mail.failed');
  expect(mail.value()).toBe('closed');
});

test('a mail to another person leaves the one on its way to itself', () => {
  const mail = open('3');
  mail.send('mail.submitted', 'mail.cancelled', { type: 'mail.opened', castId: '4' });
  expect(mail.value()).toBe('writing');
  expect(mail.now().context).toEqual({ castId: '4' });
});
