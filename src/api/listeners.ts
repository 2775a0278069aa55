/** Those who want to hear of something: `watch` returns the way to stop, `tell` calls them all. */
export function createListeners<Fact = void>() {
  const listeners = new Set<(fact: Fact) => void>();
  return {
    watch(listener: (fact: Fact) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(fact: Fact): void {
      for (const listener of listeners) listener(fact);
    },
  };
}
