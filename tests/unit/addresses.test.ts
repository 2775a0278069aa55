import { expect, test } from 'vitest';
import { isEmail, isWebAddress } from '../../contract/forms/errors';

const label63 = 'a'.repeat(63);
const local64 = 'a'.repeat(64);

test.each([
  'asha@fin.example',
  'asha.rao+films@mail.fin.example',
  "o'brien@fin.example",
  'आशा@fin.example',
  'asha@münchen.example',
  'a@b.c',
  'asha@xn--mnchen-3ya.example',
  `${local64}@fin.example`,
  `asha@${label63}.example`,
])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'asha',
  '@fin.example',
  'asha@fin',
  'asha@fin..example',
  'asha@-fin.example',
  'asha@fin-.example',
  'asha@fin_house.example',
  '.asha@fin.example',
  'asha..rao@fin.example',
  'asha rao@fin.example',
  'asha@rao@fin.example',
  '"asha"@fin.example',
  '<asha@fin.example>',
  'asha@fin.example\r\nBcc: other@fin.example',
  'asha\u0000@fin.example',
  'asha\u202e@fin.example',
  'asha@[127.0.0.1]',
  `a${local64}@fin.example`,
  `asha@a${label63}.example`,
  `asha@${`${label63}.`.repeat(4)}example`,
])('%j is no email address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  'https://vimeo.com/1084537',
  'http://fin.example',
  'HTTPS://FIN.EXAMPLE/',
  'https://fin.example:8080/a?b=c&d=%20#e',
  'https://münchen.example/',
  'http://127.0.0.1/film',
])('%s is a web address', (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  '',
  'vimeo.com/1084537',
  '//vimeo.com/1084537',
  'https:vimeo.com',
  'https://',
  'https://fin.example/a film',
  ' https://fin.example',
  'https://fin.example\n',
  'https://[::1',
  'https://user@fin.example/',
  'https://user:secret@fin.example/',
  'https://vimeo.com@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://fin.example/',
])('%j is no web address', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
