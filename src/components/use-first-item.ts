import { type MouseEvent, useRef } from 'react';

/**
 * For a menu whose code comes with the press that opens it: pressed by key, its first item takes
 * the focus, as the menu itself does it from the second time on.
 */
export function useFirstItem() {
  const isByKey = useRef(false);
  return {
    /** Notes how the menu was asked for: a key's press has no clicks to count. */
    noteAsking: ({ detail }: MouseEvent) => {
      isByKey.current = detail === 0;
    },
    /** For the menu's panel. */
    panelRef: (panel: HTMLElement | null) => {
      if (!panel || !isByKey.current) return;
      isByKey.current = false;
      requestAnimationFrame(() => panel.querySelector<HTMLElement>('[role=menuitem]')?.focus());
    },
  };
}
