import { expect, test } from 'vitest';
import { castMailFlow } from '../../flows/cases/cast-mail';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(castMailFlow);

test('a click on another card writes to that member instead', () => {
  const mail = live(castMailFlow, undefined);
  mail.send({ type: 'mail.opened', castId: '3' });
  mail.send({ type: 'mail.opened', castId: '4' });
  expect(mail.now().context).toEqual({ castId: '4' });
});

test.each(['mail.cancelled', 'mail.sent'] as const)(
  'the mail opens from a cast card and closes with %s',
  (type) => {
    const mail = live(castMailFlow, undefined);
    mail.send({ type: 'mail.opened', castId: '3' });
    expect(mail.now().value).toBe('writing');
    expect(mail.now().context).toEqual({ castId: '3' });
    mail.send({ type });
    expect(mail.now().value).toBe('closed');
    expect(mail.now().context).toEqual({ castId: null });
  },
);
