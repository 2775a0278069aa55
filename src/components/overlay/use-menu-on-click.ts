import { type ComponentType, type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { notifyChunkError } from '../../lib/chunk-error';
import { type Lazy, prefetchCode, useLazy } from '../../lib/lazy';

export interface OpenMenuProps {
  onPanelFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Loads a menu's code when its button is hovered, focused or clicked. `Menu` is `null` until the
 * button is clicked and the code has loaded; spread `press` on the button meanwhile.
 */
export function useMenuOnClick<Props>(menu: Lazy<ComponentType<Props & OpenMenuProps>>) {
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
        // `detail` is 0 for clicks by keyboard.
        isByKey.current = detail === 0;
        setPressed(true);
      },
    },
  } as const;
}
