export interface Periodic {
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

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
