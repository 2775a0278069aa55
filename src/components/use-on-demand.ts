import { type ComponentType, useState } from 'react';

/**
 * A component whose code is fetched when a person first asks for it, and the way to ask. It is
 * `null` until it is there; a failed fetch is thrown into the nearest error boundary.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Loaded: ComponentType<Props> | null, ask: () => void] {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const ask = () => {
    load().then(
      (component) => setLoaded(() => component),
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
  };
  return [Loaded, ask];
}
