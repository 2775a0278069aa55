export interface Periodic {
  /** During a run, returns that run. */
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
