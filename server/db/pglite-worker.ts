import { parentPort, workerData } from 'node:worker_threads';
import type { Transaction } from '@electric-sql/pglite';
import { openEngine, queriesOver } from './pglite-engine';
import { failureFrom, READY, type Reply, type Request, type Task } from './pglite-protocol';

interface Open {
  readonly tx: Transaction;
  readonly commit: () => void;
  readonly rollback: () => void;
  readonly over: Promise<unknown>;
}

const reply = (answer: Reply) => parentPort?.postMessage(answer);

try {
  const pglite = await openEngine({ dataDir: workerData.dataDir });
  const transactions = new Map<number, Open>();

  const begin = (id: number) =>
    new Promise<void>((begun, failed) => {
      const over = pglite.transaction(
        (tx) =>
          new Promise<void>((commit, abort) => {
            const rollback = () => abort(new Error('rolled back'));
            transactions.set(id, { tx, commit, rollback, over });
            begun();
          }),
      );
      over.catch(failed);
    });

  const end = async (id: number, kind: 'commit' | 'rollback') => {
    const open = transactions.get(id);
    if (!open) throw new Error(`There is no transaction ${id}`);
    transactions.delete(id);
    open[kind]();
    if (kind === 'commit') await open.over;
    else await open.over.catch(() => {});
  };

  const targetOf = (id: number | null) => {
    const target = id === null ? pglite : transactions.get(id)?.tx;
    if (!target) throw new Error(`There is no transaction ${id}`);
    return queriesOver(target);
  };

  const done = async (task: Task): Promise<unknown[]> => {
    if (task.kind === 'query') return targetOf(task.tx).query(task.sql, task.parameters);
    if (task.kind === 'script') await targetOf(task.tx).script(task.sql);
    else if (task.kind === 'begin') await begin(task.tx);
    else if (task.kind === 'close') await pglite.close();
    else await end(task.tx, task.kind);
    return [];
  };

  parentPort?.on('message', ({ id, task }: Request) => {
    done(task).then(
      (rows) => reply({ id, rows }),
      (error: unknown) => reply({ id, error: failureFrom(error) }),
    );
  });
  reply({ id: READY });
} catch (error) {
  reply({ id: READY, error: failureFrom(error) });
}
