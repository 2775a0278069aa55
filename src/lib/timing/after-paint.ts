/**
 * Resolves in a new task, before which browsers paint. A timer would stop in tests with a fake
 * clock.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
