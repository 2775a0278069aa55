import { type ComponentType, type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { notifyChunkError } from '../../lib/chunk-error';
import { type Lazy, prefetchCode, useLazy } from '../../lib/lazy';

export interface OpenMenuProps {
  onPanelFocus: (event: FocusEvent<HTMLElement>) => void;
}

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
        isByKey.current = detail === 0;
        setPressed(true);
      },
    },
  } as const;
}
