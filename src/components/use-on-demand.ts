import { type ComponentType, useState } from 'react';

/**
 * A component whose code is fetched when a person first asks for it, and the way to ask. It is
 * `null` until it is there; where it can't be had, `onChunkError` hears so and the page stays as it is.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  onChunkError: (error: unknown) => void,
): [Loaded: ComponentType<Props> | null, ask: () => void] {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const ask = () => {
    load().then((component) => setLoaded(() => component), onChunkError);
  };
  return [Loaded, ask];
}
