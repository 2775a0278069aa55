/** A bounded round-robin queue: one client cannot starve others. */
export interface QueueBounds {
  /** How many may work at once, and how many of one subject. */
  readonly atOnce: number;
  readonly atOnceEach: number;
  /** How many may wait, and how many of one subject. */
  readonly waiting: number;
  readonly waitingEach: number;
}

/** Thrown when too many wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  constructor() {
    super('Too many wait already');
  }
}

export interface FairQueue {
  /** Runs the work when it is the subject's turn. Throws `QueueFull` where too many wait. */
  run<T>(subject: string, work: () => Promise<T>): Promise<T>;
}

/** Subjects with waiting work take turns; each one's own work keeps its order. */
export function fairQueue(bounds: QueueBounds): FairQueue {
  const running = new Map<string, number>();
  /** Subject → what it waits to begin; the subject whose turn was last stands last. */
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
