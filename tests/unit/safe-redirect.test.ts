import { describe, expect, test } from 'vitest';
import { safeRedirect } from '../../src/features/checkout/safe-redirect';

const PROVIDER = 'http://provider.example:8080';

describe('The address of a checkout', () => {
  test.each([
    ['https://pay.example/session?id=1#form', 'https://pay.example/session?id=1#form'],
    ['HTTPS://PAY.EXAMPLE', 'https://pay.example/'],
    ['https://zahlung.münchen.example/1', 'https://zahlung.xn--mnchen-3ya.example/1'],
    ['http://localhost:4000/pay', 'http://localhost:4000/pay'],
    ['http://pay.localhost/1', 'http://pay.localhost/1'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/'],
    ['http://127.1/', 'http://127.0.0.1/'],
    ['http://[::1]:4000/', 'http://[::1]:4000/'],
    ['http://provider.example:8080/sandbox/1', 'http://provider.example:8080/sandbox/1'],
  ])('%s is opened', (address, opened) => {
    expect(safeRedirect(address, PROVIDER)).toBe(opened);
  });

  test.each([
    null,
    '',
    '/sandbox/checkout/1',
    'sandbox',
    '//pay.example/session',
    '\\\\pay.example/session',
    'https:pay.example',
    'https:/pay.example',
    'https://',
    'https://[not-an-address]/',
    ' https://pay.example/',
    '\thttps://pay.example/',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//https://pay.example',
    'data:text/html,hello',
    'blob:https://pay.example/1',
    'file:///etc/passwd',
    'ftp://pay.example/',
  ])('%j is not opened: it is not an absolute web address', (address) => {
    expect(safeRedirect(address, PROVIDER)).toBeNull();
  });

  test.each([
    'http://pay.example/session',
    'http://provider.example/sandbox/1',
    'http://provider.example:8081/sandbox/1',
    'http://localhost.evil.example/',
    'http://notlocalhost/',
    'http://127.0.0.1.evil.example/',
    'http://128.0.0.1/',
    'http://[::2]/',
    'http://localhost@pay.example/',
    'http://ⓟay.example/',
  ])('%s is not opened: it is plain http to another host', (address) => {
    expect(safeRedirect(address, PROVIDER)).toBeNull();
  });
});
