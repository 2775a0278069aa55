/**
 * Resolves in a task of its own, before which browsers paint what a press has changed: what the press need not wait
 * for comes then. Not by a timer, which stands still where a test has stopped the clock.
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
