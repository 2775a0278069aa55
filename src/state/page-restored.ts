export function watchPageRestored(listener: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}
