import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '../../server/db/db';
import { createReadiness } from '../../server/http/readiness';

function database() {
  const db = {
    isThere: true,
    asked: 0,
    query: (async () => {
      db.asked += 1;
      if (!db.isThere) throw new Error('away');
      return [];
    }) as Db['query'],
    hasRoom: async () => true,
  };
  return db;
}

test('a flood of probes queries the database once', async () => {
  const db = database();
  const readiness = createReadiness(db);
  const probes = Array.from({ length: 100 }, () => readiness.check());
  expect(new Set(await Promise.all(probes))).toEqual(new Set(['ok']));
  expect([await readiness.check(), db.asked]).toEqual(['ok', 1]);
});

test('each probe queries a database that is down, until it is back', async () => {
  const db = database();
  const readiness = createReadiness(db);
  db.isThere = false;
  await expect(readiness.check()).rejects.toThrow('away');
  await expect(readiness.check()).rejects.toThrow('away');
  db.isThere = true;
  expect([await readiness.check(), db.asked]).toEqual(['ok', 3]);
});

test('a probe gets the last state while the database is queried again, and waits once that is old', async () => {
  const db = database();
  let time = 0;
  const readiness = createReadiness(
    db,
    () => false,
    () => time,
  );
  await readiness.check();
  db.isThere = false;
  const seen: unknown[] = [];
  for (time of [500, 600, 1000]) {
    seen.push(await readiness.check(), db.asked);
    await nextTurn();
  }
  expect(seen).toEqual(['ok', 1, 'ok', 2, 'ok', 3]);
  time = 1001;
  await expect(readiness.check()).rejects.toThrow('away');
  db.isThere = true;
  expect([await readiness.check(), db.asked]).toEqual(['ok', 5]);
});
