/** In ms: a tab in the background paints nothing. */
const AT_MOST = 100;

/** Resolves when what has changed until now is on the screen: what a press need not wait for comes then. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
