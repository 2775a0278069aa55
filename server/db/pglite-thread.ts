import { Worker } from 'node:worker_threads';
import { type Db, type Queries, withRetries } from './db';
import { errorFrom, READY, type Reply, type Task } from './pglite-protocol';
import { DatabaseUnavailable } from './unavailable';

export interface ThreadOptions {
  readonly program: string;
  readonly silenceMs: number;
  readonly onLost: (error: Error) => void;
}

const OPENING_MS = 120_000;

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

export async function openThread(
  dataDir: string,
  { program, silenceMs, onLost }: ThreadOptions,
): Promise<Omit<Db, 'hasRoom'>> {
  const worker = start(program, dataDir);
  const waiting = new Map<number, Waiting>();
  let lost: Error | null = null;
  let isOpen = false;
  let isClosed = false;
  let lastId = READY;
  let lastTx = 0;
  let watch: NodeJS.Timeout | undefined;

  function lose(reason: string): void {
    if (lost || isClosed) return;
    lost = new Error(reason);
    clearTimeout(watch);
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(lost));
    waiting.clear();
    void worker.terminate();
    if (isOpen) onLost(lost);
  }

  function watchOver(ms = silenceMs): void {
    clearTimeout(watch);
    if (waiting.size === 0) return;
    const words = `the embedded database has not responded for ${ms / 1000} s`;
    watch = setTimeout(() => lose(words), ms);
  }

  worker.on('message', ({ id, rows = [], error }: Reply) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    watchOver();
    if (error) asked?.reject(errorFrom(error));
    else asked?.resolve(rows);
  });
  worker.on('error', ({ message }) => lose(`the embedded database broke down: ${message}`));
  worker.on('exit', (code) => lose(`the embedded database ended with ${code}`));

  function answerTo(id: number): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) watchOver(id === READY ? OPENING_MS : silenceMs);
    });
  }

  async function ask(task: Task): Promise<unknown[]> {
    if (lost) throw new DatabaseUnavailable(lost);
    if (isClosed) throw new Error('The embedded database is closed');
    lastId += 1;
    const answer = answerTo(lastId);
    worker.postMessage({ id: lastId, task });
    return answer;
  }

  const queriesIn = (tx: number | null): Queries => ({
    query: async <R extends object>(sql: string, parameters = []) =>
      (await ask({ kind: 'query', sql, parameters: [...parameters], tx })) as R[],
    async script(sql) {
      await ask({ kind: 'script', sql, tx });
    },
  });

  async function transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    lastTx += 1;
    const tx = lastTx;
    await ask({ kind: 'begin', tx });
    let result: T;
    try {
      result = await work(queriesIn(tx));
    } catch (error) {
      await ask({ kind: 'rollback', tx });
      throw error;
    }
    await ask({ kind: 'commit', tx });
    return result;
  }

  try {
    await answerTo(READY);
  } catch (error) {
    isClosed = true;
    await worker.terminate();
    throw error;
  }
  isOpen = true;
  return {
    ...queriesIn(null),
    tx: (work) => withRetries(() => transaction(work)),
    async close() {
      if (isClosed || lost) return;
      await ask({ kind: 'close' });
      isClosed = true;
      await worker.terminate();
    },
  };
}

/** Registers the TypeScript loader inside the worker, because threads don't inherit it. */
function start(program: string, dataDir: string): Worker {
  if (!program.endsWith('.ts')) return new Worker(program, { workerData: { dataDir } });
  const load = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(program)});
  })`;
  return new Worker(load, { eval: true, workerData: { dataDir } });
}
