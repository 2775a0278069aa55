/**
 * Resolves in a new task, so that the browser can paint first. Avoids timers, which fake clocks
 * stop in tests.
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
