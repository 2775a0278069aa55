import { type ComponentType, type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { notifyChunkError } from '../../lib/chunk-error';
import { type Lazy, prefetchCode, useLazy } from '../../lib/lazy';

/** What a menu takes that mounts open, its own trigger in place of the pressed button. */
export interface OpenMenuProps {
  onPanelFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A menu whose code is fetched when the pointer or the focus comes to its button. Until it is loaded, `Menu` is `null`
 * and the button takes `press`.
 */
export function useMenuOnPress<Props>(menu: Lazy<ComponentType<Props & OpenMenuProps>>) {
  const [isPressed, setPressed] = useState(false);
  const isByKey = useRef(false);
  const Menu = useLazy(menu, {
    isWanted: isPressed,
    onError(error) {
      notifyChunkError(error);
      setPressed(false);
    },
  });
  return {
    Menu,
    /** Hands the focus on to the first item if a key was pressed; later, the menu does so itself. */
    onPanelFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      if (!isByKey.current || target !== currentTarget) return;
      isByKey.current = false;
      currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    },
    press: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: () => prefetchCode(menu),
      onFocus: () => prefetchCode(menu),
      onClick({ detail }: MouseEvent) {
        // A key's press has no clicks to count.
        isByKey.current = detail === 0;
        setPressed(true);
      },
    },
  } as const;
}
