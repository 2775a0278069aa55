import { expect, test, vi } from 'vitest';
import { consoleLog } from '../../server/log';
import { GatewayRejection } from '../../server/payments/gateway';

const saying = (words: string, codes: object) => Object.assign(new Error(words), codes);

test.each([
  [saying('duplicate key (email)=(asha@fin.example)', { code: '23505' }), 'database error 23505'],
  [saying('550 no such user <asha@fin.example>', { responseCode: 550 }), 'mail error 550'],
  [saying('Invalid login for asha', { code: 'EAUTH', responseCode: 535 }), 'mail error 535'],
  [
    saying('Invalid email address: asha', {
      type: 'StripeInvalidRequestError',
      requestId: 'req_1',
    }),
    'payment error StripeInvalidRequestError req_1',
  ],
  [
    new GatewayRejection(
      false,
      saying('No such customer asha', { type: 'StripeAuthenticationError', statusCode: 401 }),
    ),
    'payment error StripeAuthenticationError 401',
  ],
  [saying('Invalid recipient "asha@"', { code: 'EENVELOPE' }), 'mail error EENVELOPE'],
])("the log has an error's code, and no member's address: %s", (error, said) => {
  const lines: string[] = [];
  const print = vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  consoleLog.error('something failed', error);
  print.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`something failed: ${said}\n    at `);
  expect(lines[0]).not.toContain('asha');
});
