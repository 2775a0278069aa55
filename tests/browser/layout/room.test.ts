import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { test } from '../setup/test';
import { roomFaults } from './room';

const marked = (text: string) => `\u200b${text}\u200b`;

test('words that overflow are detected, in both directions, and the page is restored', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 320, height: 800 });
  const body = `
    <!doctype html><html dir="ltr"><meta charset="utf-8">
    <body style="margin: 0; font: 16px monospace">
      <p style="width: 160px; overflow: hidden; white-space: nowrap">${marked('Watch it now')}</p>
      <p style="width: 160px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${marked('Paper Boats again')}</p>
      <p style="width: 160px; overflow: auto">${marked('Unbreakableness')}</p>
      <div style="position: relative; height: 20px">
        <span style="position: absolute; left: 0">${marked('Salt')}</span>
        <span style="position: absolute; inset-inline-end: 0">${marked('Road')}</span>
      </div>
      <p style="position: fixed; right: -20px">${marked('Lamps')}</p>
    </body>`;
  await intercept(visitor, '**/room', (request) => request.answer({ body }));
  await visitor.goto('/room', { waitUntil: 'load' });
  const before = await visitor.content();
  expect(await roomFaults(visitor)).toEqual([
    '“Watch it now öxö öxö” is cut off',
    '“Lamps öxö” is cut off',
    'from right to left, “Salt öxö” and “Road öxö” lie on each other',
  ]);
  expect(await visitor.content()).toBe(before);
});

test.for(['ltr', 'rtl'])('a page in %s keeps its direction', async (dir, { visitor }) => {
  const body = `<!doctype html><html dir="${dir}"><body>${marked('Lamps')}</body>`;
  await intercept(visitor, '**/room', (request) => request.answer({ body }));
  await visitor.goto('/room', { waitUntil: 'load' });
  expect(await roomFaults(visitor)).toEqual([]);
  expect(await visitor.evaluate(() => document.documentElement.dir)).toBe(dir);
});
