/** Work that is done again and again in the background, by itself. */
export interface Periodic {
  /** Does the work once, after what is running. Failures are told, not thrown. */
  run(): Promise<void>;
  /** Does it again and again, until it is stopped. */
  start(): void;
  /** Waits for the work in progress. */
  stop(): Promise<void>;
}

/** Every `ms` milliseconds; a process that has nothing else to do may end. */
export function periodic(
  ms: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Periodic {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running = running.then(work).catch(onError);
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
