import { onTestFinished, vi } from 'vitest';
import type { Db } from '../../../server/db/db';
import type { Log } from '../../../server/log';

export function newLog() {
  const events: string[] = [];
  const log: Log = { info: () => {}, error: (event) => events.push(event) };
  return { log, events };
}

/** Heartbeats happen only at `next`: until then, every server stalls. */
export function fakeBeats() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return { next: () => vi.advanceTimersByTimeAsync(20_000) };
}

export function slowWork() {
  const begun: string[] = [];
  const ends = new Map<string, (answer: string | Error) => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    const answer = await new Promise<string | Error>((resolve) => ends.set(name, resolve));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    begun,
    work,
    finish: (name: string, answer: string) => ends.get(name)?.(answer),
    fail: (name: string) => ends.get(name)?.(new Error(name)),
  };
}

/** The query after `loseNext` is executed, but rejects. */
export function losingReplies(db: Db) {
  let isLosing = false;
  const losing: Db = {
    ...db,
    async query<R extends object>(...asked: Parameters<Db['query']>) {
      const rows = await db.query<R>(...asked);
      if (!isLosing) return rows;
      isLosing = false;
      throw new Error('the reply was lost');
    },
  };
  return {
    db: losing,
    loseNext() {
      isLosing = true;
    },
  };
}
