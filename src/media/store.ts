/** Observable state, for values that change too often for a state machine. */
export interface Store<Value extends object> {
  read(): Value;
  watch(listener: () => void): () => void;
  change(part: Partial<Value>): void;
}

export function createStore<Value extends object>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      const names = Object.keys(part) as (keyof Value)[];
      if (names.every((name) => Object.is(value[name], part[name]))) return;
      value = { ...value, ...part };
      for (const listener of [...listeners]) listener();
    },
  };
}
