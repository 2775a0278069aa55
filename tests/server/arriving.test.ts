import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { wholeOf } from '../../server/http/arriving';
import { connect } from './support/databases';
import { startServing } from './support/serving';

const KB = 1024;
/** The size of a body that takes 15 s to send at 64 kB/s. */
const ENOUGH = 960 * KB;

describe('a body', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function begin(most = 6 * ENOUGH) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const init = { method: 'POST', body: readable, duplex: 'half' } as const;
    const read = wholeOf(new Request('http://localhost/', init), most);
    const outcome = read.then(
      (bytes) => bytes.byteLength,
      (error: { status: number }) => error.status,
    );
    return {
      outcome,
      end: () => writer.close(),
      async write(bytes: number) {
        writer.write(new Uint8Array(bytes)).catch(() => {});
        await vi.advanceTimersByTimeAsync(0);
      },
    };
  }

  test('that arrives at 64 kB/s is read to its end', async () => {
    const { outcome, write, end } = begin();
    for (let span = 0; span < 4; span += 1) {
      await write(ENOUGH);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    await end();
    expect(await outcome).toBe(4 * ENOUGH);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is slower is aborted', async () => {
    const { outcome, write } = begin();
    await write(ENOUGH);
    await vi.advanceTimersByTimeAsync(15_000);
    await write(ENOUGH - 1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBe(408);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is longer than allowed is aborted', async () => {
    const { outcome, write } = begin(8 * KB);
    await write(8 * KB);
    await write(1);
    expect(await outcome).toBe(413);
  });
});

test('that is longer than the server reads gets an error, with or without a Content-Length', async () => {
  const server = await startServing(await connect());
  onTestFinished(() => server.stop());
  for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
    for (const length of [{}, { 'Content-Length': String(30_000 * KB) }]) {
      const headers = { 'Content-Type': type, ...length };
      const sent = request(`${server.address}/api/v2/login`, { method: 'POST', headers });
      const body = await new Promise<string>((resolve, reject) => {
        sent.on('response', (response) => resolve(text(response)));
        sent.on('error', reject);
        sent.write(Buffer.alloc(200 * KB));
      });
      sent.destroy();
      expect(JSON.parse(body)).toMatchObject({
        status: false,
        message: 'Requests can be up to 64 kB.',
      });
    }
  }
});
