import { connect as connectSocket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fairQueue, QueueFull } from '../../server/db/fair-queue';
import { connect } from './support/databases';
import { newMember, PASSWORD } from './support/people';
import { sharedProvider } from './support/provider';
import { startServing } from './support/serving';

describe('a fair queue', () => {
  const bounds = { atOnce: 1, atOnceEach: 1, waiting: 10, waitingEach: 4 };

  const worked = (queue = fairQueue(bounds)) => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    return {
      begun,
      ask: (subject: string) =>
        queue.run(subject, () => {
          begun.push(subject);
          return new Promise<void>((resolve) => ends.push(resolve));
        }),
      async endNext() {
        ends.shift()?.();
        await new Promise((later) => setImmediate(later));
      },
    };
  };

  test('a client with one request gets a turn before the rest of a client with four', async () => {
    const { ask, begun, endNext } = worked();
    const all = ['a', 'a', 'a', 'a', 'b', 'c'].map(ask);
    for (const _ of all) await endNext();
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
    await Promise.all(all);
  });

  test('it has a limit, per client and in total', async () => {
    const { ask, begun, endNext } = worked();
    const taken = [ask('a'), ...['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'c', 'c'].map(ask)];
    await expect(ask('a')).rejects.toBeInstanceOf(QueueFull);
    await expect(ask('d')).rejects.toBeInstanceOf(QueueFull);
    for (const _ of taken) await endNext();
    await Promise.all(taken);
    expect(begun).toHaveLength(11);
    const late = ask('d');
    await endNext();
    await late;
  });

  test('one client never has all slots', async () => {
    const { ask, begun, endNext } = worked(fairQueue({ ...bounds, atOnce: 3, atOnceEach: 2 }));
    const all = ['a', 'a', 'a', 'b'].map(ask);
    expect(begun).toEqual(['a', 'a', 'b']);
    for (const _ of all) await endNext();
    await Promise.all(all);
    expect(begun).toEqual(['a', 'a', 'b', 'a']);
  });

  test('failed work frees its slot', async () => {
    const queue = fairQueue(bounds);
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});

describe('a flood', () => {
  const provider = sharedProvider({ trustProxy: true, passwordCost: 2 ** 11 });

  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  test('of lists delays no other client, and excess requests get a Retry-After', async () => {
    // Requests different lists, because the cache would answer repeated requests.
    const flood = Array.from({ length: 600 }, (_, n) =>
      provider.call('movies', { ...from('10.0.0.1'), params: { genre_id: `none-${n}` } }),
    );
    const others = ['10.0.0.2', '10.0.0.3'].map((address) =>
      provider.call('movies', from(address)),
    );
    const ready = provider.request('/readyz');
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(300);
    expect(answers.filter(({ status }) => status === 200).length).toBe(600 - refused.length);
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(
      new Set(['1']),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ready).status).toBe(200);
    expect(provider.errors).toEqual([]);
  });

  test('of one list is answered', async () => {
    const flood = Array.from({ length: 600 }, () => provider.call('movies', from('10.0.0.4')));
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("of guesses from one address does not delay another client's sign-in", async () => {
    const { email } = await newMember(provider);
    const ended: string[] = [];
    const signIn = async (who: string, password: string) => {
      const asking = { payload: { email, password }, ...from(who) };
      const { status } = await provider.call('signIn', asking);
      ended.push(who);
      return status;
    };
    const guesses = Array.from({ length: 100 }, (_, n) => signIn('10.0.0.9', `guess no. ${n}`));
    expect(await signIn('10.0.0.8', PASSWORD)).toBe(200);
    const before = ended.length;
    const statuses = new Set(await Promise.all(guesses));
    expect([...statuses].sort()).toEqual([422, 503]);
    expect(before).toBeLessThan(80);
  });
});

test('a client that sends headers too slowly is disconnected', async () => {
  const server = await startServing(await connect(), { headersMs: 600 });
  onTestFinished(() => server.stop());
  const socket = connectSocket(Number(new URL(server.address).port), '127.0.0.1');
  const answer = await new Promise<string>((settle) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => settle(text));
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});
