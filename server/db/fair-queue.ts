/** A bounded round-robin queue: one client cannot starve others. */
export interface QueueBounds {
  readonly atOnce: number;
  readonly atOnceEach: number;
  readonly waiting: number;
  readonly waitingEach: number;
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  constructor() {
    super('Too many wait already');
  }
}

export interface FairQueue {
  /**
   * Runs the work in the client's turn.
   *
   * @throws {QueueFull}
   */
  run<T>(subject: string, work: () => Promise<T>): Promise<T>;
}

export function fairQueue(bounds: QueueBounds): FairQueue {
  const running = new Map<string, number>();
  const lines = new Map<string, (() => void)[]>();
  let atOnce = 0;
  let waiting = 0;

  const isFree = (subject: string) =>
    atOnce < bounds.atOnce && (running.get(subject) ?? 0) < bounds.atOnceEach;

  function begin(subject: string): void {
    atOnce += 1;
    running.set(subject, (running.get(subject) ?? 0) + 1);
  }

  function end(subject: string): void {
    atOnce -= 1;
    const left = (running.get(subject) ?? 1) - 1;
    if (left > 0) running.set(subject, left);
    else running.delete(subject);
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

  function turn(subject: string): Promise<void> | null {
    const line = lines.get(subject) ?? [];
    if (line.length === 0 && isFree(subject)) {
      begin(subject);
      return null;
    }
    if (waiting >= bounds.waiting || line.length >= bounds.waitingEach) throw new QueueFull();
    waiting += 1;
    lines.set(subject, line);
    return new Promise((resolve) => line.push(resolve));
  }

  return {
    async run(subject, work) {
      const wait = turn(subject);
      if (wait) await wait;
      try {
        return await work();
      } finally {
        end(subject);
      }
    },
  };
}
