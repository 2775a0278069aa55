export function watchPageReturn(listener: () => void): () => void {
  const over = new AbortController();
  const check = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', check, { signal: over.signal });
  window.addEventListener('focus', check, { signal: over.signal });
  return () => over.abort();
}
