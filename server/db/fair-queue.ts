export interface QueueLimits {
  readonly atOnce: number;
  readonly atOnceEach: number;
  readonly waiting: number;
  readonly waitingEach: number;
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  constructor() {
    super('Too many requests are waiting');
  }
}

export interface FairQueue {
  /**
   * @throws {QueueFull} if the call must wait, and too many calls of this client, or of all clients
   * together, already wait
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
}

export function fairQueue(limits: QueueLimits): FairQueue {
  const running = new Map<string, number>();
  const lines = new Map<string, (() => void)[]>();
  let atOnce = 0;
  let waiting = 0;

  const isFree = (client: string) =>
    atOnce < limits.atOnce && (running.get(client) ?? 0) < limits.atOnceEach;

  function begin(client: string): void {
    atOnce += 1;
    running.set(client, (running.get(client) ?? 0) + 1);
  }

  function end(client: string): void {
    atOnce -= 1;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    for (const [next, line] of lines) {
      if (!isFree(next)) continue;
      const start = line.shift();
      lines.delete(next);
      if (line.length > 0) lines.set(next, line);
      waiting -= 1;
      begin(next);
      start?.();
      return;
    }
  }

  function turn(client: string): Promise<void> | null {
    const line = lines.get(client) ?? [];
    if (line.length === 0 && isFree(client)) {
      begin(client);
      return null;
    }
    if (waiting >= limits.waiting || line.length >= limits.waitingEach) throw new QueueFull();
    waiting += 1;
    lines.set(client, line);
    return new Promise((resolve) => line.push(resolve));
  }

  return {
    async run(client, work) {
      const wait = turn(client);
      if (wait) await wait;
      try {
        return await work();
      } finally {
        end(client);
      }
    },
  };
}
