export function createListeners<Fact = void>() {
  const listeners = new Set<(fact: Fact) => void>();
  return {
    watch(listener: (fact: Fact) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(fact: Fact): void {
      for (const listener of listeners) listener(fact);
    },
  };
}
