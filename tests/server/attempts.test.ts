import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import { once } from '../../server/http/attempts';
import { databases } from './support/databases';
import { newMember, type Person, signUpForm } from './support/people';
import { submission } from './support/pictures';
import { type Asking, configOf, sharedProvider } from './support/provider';
import { fakeBeats, losingReplies, newLog, slowWork } from './support/stalls';

const FORTY = Array.from({ length: 40 });
const HOUR = 60 * 60 * 1000;

describe.each(databases)('idempotency keys on $name', ({ connect }) => {
  let now = new Date('2026-11-22T10:00:00Z');
  const provider = sharedProvider({ now: () => now }, connect);

  const named = (name: string) => ({ headers: { 'Idempotency-Key': name } });
  const count = async (table: string) => (await provider.db.query(`select 1 from ${table}`)).length;
  const added = async (table: string, work: () => Promise<unknown>) => {
    const before = await count(table);
    await work();
    return (await count(table)) - before;
  };
  const mail = { cast_id: '501', message: 'Your last film stayed with me.' };
  let known: Promise<Person> | undefined;
  const writer = () => {
    known ??= newMember(provider);
    return known;
  };
  const send = (token: string, name?: string, payload = mail) =>
    provider.call('sendMailToCast', { token, payload, ...(name !== undefined && named(name)) });
  const forty = async <Name extends CallName>(call: Name, asking: Asking<Name>) => {
    const answers = await Promise.all(FORTY.map(() => provider.call(call, asking)));
    return [...new Set(answers.map(({ status, body }) => `${status} ${body.message}`))];
  };

  test('forty mails with one key are one, answered forty times, and count once', async () => {
    const { token } = await newMember(provider);
    const asking = { token, payload: mail, ...named('cast-mail-1') };
    let answers: string[] = [];
    const mails = await added('outbox', async () => {
      answers = await forty('sendMailToCast', asking);
    });
    expect([mails, answers.length, answers[0]]).toEqual([1, 1, expect.stringMatching(/^200 Your/)]);
  });

  test('a repeated sign-up whose answer was lost makes one account, and gets the same answer', async () => {
    const payload = signUpForm('noor.lost@fin.example');
    const members = await added('members', async () => {
      for (const _ of [1, 2]) {
        const { body } = await provider.call('signUp', { payload, ...named('sign-up-1') });
        expect(body).toEqual({ status: true, message: 'Your account has been created.' });
      }
    });
    expect(members).toBe(1);
  });

  test('forty submissions with one key are one', async () => {
    const { token } = await newMember(provider);
    const payload = submission();
    const films = await added('submissions', async () => {
      const answers = await forty('submitMovie', { token, payload, ...named('film-one') });
      expect(answers).toEqual(['200 Thank you! Your movie has been submitted.']);
    });
    expect(films).toBe(1);
  });

  test("a key belongs to one member: another member's mail with the same key is sent", async () => {
    const mails = await added('outbox', async () => {
      for (const _ of [1, 2]) {
        await send((await newMember(provider)).token, 'cast-mail-1');
      }
    });
    expect(mails).toBe(2);
  });

  test('a refused attempt can be repeated', async () => {
    const { token } = await newMember(provider);
    const refused = await send(token, 'cast-mail-2', { ...mail, cast_id: 'unknown' });
    const sent = await send(token, 'cast-mail-2');
    expect([refused.status, sent.status]).toEqual([422, 200]);
  });

  test('a key that another request used is refused, and nothing is sent', async () => {
    const { token } = await newMember(provider);
    await send(token, 'cast-mail-5');
    const mails = await added('outbox', async () => {
      expect(await send(token, 'cast-mail-5', { ...mail, message: 'Other words' })).toEqual({
        status: 422,
        body: { status: false, message: 'This Idempotency-Key belongs to another request.' },
      });
      expect((await send(token, 'cast-mail-5')).status).toBe(200);
    });
    expect(mails).toBe(0);
  });

  test.each<[string, string, (headers: Record<string, string>) => Promise<{ status: number }>]>([
    [
      'mail',
      'outbox',
      async (headers) =>
        provider.call('sendMailToCast', {
          token: (await writer()).token,
          payload: mail,
          headers,
        }),
    ],
    [
      'sign-up',
      'members',
      (headers) =>
        provider.call('signUp', { payload: signUpForm('noor.cut@fin.example'), headers }),
    ],
    [
      'forgotten password',
      'outbox',
      async (headers) =>
        provider.call('requestPasswordReset', {
          payload: { email: (await writer()).email },
          headers,
        }),
    ],
    [
      'submission',
      'submissions',
      async (headers) =>
        provider.call('submitMovie', {
          token: (await writer()).token,
          payload: submission(),
          headers,
        }),
    ],
  ])(
    'a %s whose connection dies before its answer is stored is done once',
    async (name, table, act) => {
      const { headers } = named(`cut-${name}`.replace(' ', '-'));
      await writer();
      await provider.db.script(
        `create function cut() returns trigger language plpgsql as
         $$ begin raise exception 'cut' using errcode = '57P01'; end $$;
       create trigger cut before update of answer on attempts
         for each row when (new.answer is not null) execute function cut();`,
      );
      const done = await added(table, async () => {
        const { status } = await act(headers);
        await provider.db.script('drop trigger cut on attempts; drop function cut();');
        expect(status).toBeGreaterThanOrEqual(500);
        now = new Date(now.getTime() + 61_000);
        expect((await act(headers)).status).toBe(200);
      });
      expect(done).toBe(1);
    },
  );

  test('a key is known for 24 hours', async () => {
    const { token } = await newMember(provider);
    const begun = now;
    const mails = await added('outbox', async () => {
      for (const hours of [0, 23, 25]) {
        now = new Date(begun.getTime() + hours * HOUR);
        await send(token, 'cast-mail-3');
      }
    });
    expect(mails).toBe(2);
  });

  test.each([
    ['', 'answer = null'],
    [' of the version before', 'answer = null, claim = null'],
  ])('an attempt whose server%s died is taken over', async (_, left) => {
    const { token } = await newMember(provider);
    await send(token, 'cast-mail-4');
    await provider.db.query(`update attempts set ${left}`);
    now = new Date(now.getTime() + 61_000);
    expect(await added('outbox', () => send(token, 'cast-mail-4'))).toBe(1);
  });

  test.each([
    ['', 0],
    [', although the reply to a heartbeat is lost,', 1],
  ])('an attempt that takes minutes%s is not taken over by its repetition', async (_, lost) => {
    const beats = fakeBeats();
    const losing = losingReplies(provider.db);
    const { log, events } = newLog();
    const services = { db: losing.db, config: configOf({ now: () => now, log }) };
    const attempt = { scope: 'submitMovie 1', key: `film-slow-${lost}`, request: null };
    const { begun, work, finish } = slowWork();
    const first = once(services, attempt, work('first'));
    await expect.poll(() => begun).toEqual(['first']);
    for (let beat = 1; beat <= 4; beat += 1) {
      now = new Date(now.getTime() + 20_000);
      if (beat === lost) losing.loseNext();
      await beats.next();
      const atWork = () =>
        provider.db.query('select 1 as here from attempts where begun_at = $1', [now]);
      await expect.poll(atWork).toEqual([{ here: 1 }]);
    }
    const again = once(services, attempt, work('again'));
    finish('first', 'the film');
    expect(await Promise.all([first, again])).toEqual(['the film', 'the film']);
    expect(begun).toEqual(['first']);
    const unstored = 'a heartbeat of an idempotent request could not be stored';
    expect(events).toEqual(lost ? [unstored] : []);
  });

  test('work that continues after it stored its answer did not lose its claim', async () => {
    const beats = fakeBeats();
    const { log, events } = newLog();
    const { begun, work, finish } = slowWork();
    const attempt = { scope: 'submitMovie 1', key: 'film-stored', request: null };
    const services = { db: provider.db, config: configOf({ now: () => now, log }) };
    const stored = once(services, attempt, async (storeAnswer) => {
      await storeAnswer(provider.db, 'the film');
      return work('stored')();
    });
    await expect.poll(() => begun).toEqual(['stored']);
    await beats.next();
    finish('stored', 'the film');
    expect([await stored, events]).toEqual(['the film', []]);
  });

  test('a server that finishes after another took its attempt over stores nothing', async () => {
    const beats = fakeBeats();
    const { db } = provider;
    const { log, events } = newLog();
    const config = configOf({ now: () => now });
    const attempt = { scope: 'submitMovie 1', key: 'film-late', request: null };
    const { begun, work, finish } = slowWork();
    const stalled = once({ db, config: { ...config, log } }, attempt, async (storeAnswer) => {
      const answer = await work('stalled')();
      await db.tx(async (queries) => {
        await queries.query(`insert into secrets (name, value) values ('late', '')`);
        await storeAnswer(queries, answer);
      });
      return answer;
    });
    const underWay = { status: 409, headers: { 'Retry-After': '5' } };
    const refused = expect(stalled).rejects.toMatchObject(underWay);
    await expect.poll(() => begun).toEqual(['stalled']);
    now = new Date(now.getTime() + 61_000);
    const second = once({ db, config }, attempt, work('second'));
    await expect.poll(() => begun).toEqual(['stalled', 'second']);
    await beats.next();
    await expect.poll(() => events).toEqual(['a request lost its claim']);
    await beats.next();
    finish('stalled', 'the late film');
    await refused;
    expect(events).toEqual(['a request lost its claim']);
    expect(await db.query(`select name from secrets where name = 'late'`)).toEqual([]);
    const repeated = once({ db, config }, attempt, work('repeated'));
    finish('second', 'the film');
    expect(await Promise.all([second, repeated])).toEqual(['the film', 'the film']);
    expect(begun).toEqual(['stalled', 'second']);
  });

  test('a failure after another server took the attempt over does not allow a third', async () => {
    const services = { db: provider.db, config: configOf({ now: () => now }) };
    const attempt = { scope: 'submitMovie 1', key: 'film-stalled', request: null };
    const { begun, work, finish, fail } = slowWork();
    const stalled = once(services, attempt, work('stalled'));
    const failed = expect(stalled).rejects.toThrow('stalled');
    await expect.poll(() => begun).toEqual(['stalled']);
    now = new Date(now.getTime() + 61_000);
    const second = once(services, attempt, work('second'));
    await expect.poll(() => begun).toEqual(['stalled', 'second']);
    fail('stalled');
    await failed;
    const third = once(services, attempt, work('third'));
    finish('second', 'the film');
    expect(await Promise.all([second, third])).toEqual(['the film', 'the film']);
    expect(begun).toEqual(['stalled', 'second']);
  });

  test('without a key each is separate, and an invalid key is refused', async () => {
    const { token } = await newMember(provider);
    const mails = await added('outbox', async () => {
      await send(token);
      await send(token);
    });
    const { status } = await send(token, 'short');
    expect([mails, status]).toEqual([2, 400]);
  });

  test('calls that are idempotent anyway ignore a key', async () => {
    const { token } = await newMember(provider);
    expect(calls.toggleWatchlist.isIdempotent).toBe(false);
    const asking = { token, payload: { entertainment_id: '101' }, ...named('heart-one') };
    await provider.call('toggleWatchlist', asking);
    await provider.call('toggleWatchlist', asking);
    const { body } = await provider.call('watchlist', { token });
    expect(body.data).toEqual([]);
  });
});
