import { expect, test } from 'vitest';
import { createConfig } from '../../server/config';
import { clientAddress, networkOf } from '../../server/http/client-address';

const config = createConfig({ trustProxy: true });
const addressIn = (forwardedFor: string) =>
  clientAddress(
    { req: { header: () => forwardedFor }, env: {} } as never as Parameters<
      typeof clientAddress
    >[0],
    config,
  );

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5001', '192.0.2.1'],
  ['9.9.9.9, 192.0.2.1:5001', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:5001', '2001:db8::1'],
  ['', 'in-process'],
])('a proxy that writes %j names the client %s', (header, address) => {
  expect(addressIn(header)).toBe(address);
});

test('one IPv6 network is one client', () => {
  expect(networkOf('2001:db8:0:1::1')).toBe(networkOf('2001:0db8:0:1:ffff::2'));
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'));
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
