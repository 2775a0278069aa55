import { expect, test } from 'vitest';
import { describeCall, readRequest } from '../browser/flows/sent';

const ORIGIN = 'https://fin.example/api/v2';
const multipart = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('');

test('a form that leaves the page reads as the contract describes it', () => {
  const payload = { cast_id: '3', message: 'I liked it.' };
  const left = readRequest({
    url: `${ORIGIN}/user/send-mail-to-cast`,
    method: 'POST',
    body: multipart(payload),
  });
  expect(left).toEqual(describeCall('sendMailToCast', { payload }));
});

test('a JSON body keeps its numbers', () => {
  const order = { plan_id: '2', payment_method: 'stripe', price: 354 } as const;
  const left = (price: unknown) =>
    readRequest({
      url: `${ORIGIN}/user/process-payment`,
      method: 'POST',
      body: JSON.stringify({ ...order, price }),
    });
  expect(left(354)).toEqual(describeCall('processPayment', { payload: order }));
  expect(left('354')).not.toEqual(describeCall('processPayment', { payload: order }));
});

test('parameters go into the path, and else into the query', () => {
  expect(describeCall('titleDetails', { params: { id: '7' } }).line).toBe(
    'GET /user/movie-details/7 {}',
  );
  const left = readRequest({
    url: `${ORIGIN}/user/get-payment-details?plan_id=2`,
    method: 'POST',
    body: '',
  });
  expect(left).toEqual(describeCall('paymentDetails', { params: { plan_id: '2' } }));
});

test('requests outside the contract are ignored', () => {
  expect(readRequest({ url: 'https://fin.example/main.js', method: 'GET', body: '' })).toBeNull();
});
