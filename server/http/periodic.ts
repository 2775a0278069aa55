export interface Periodic {
  /** Starts a run, unless one is in progress. Resolves when the run ends. */
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export function periodic(
  ms: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Periodic {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null;
      });
    return running;
  };
  return {
    run,
    start() {
      timer = setInterval(run, ms).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
