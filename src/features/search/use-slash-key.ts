import { type RefObject, useEffect } from 'react';
import { useAreKeysOn } from '../../state/device/use-settings';

const KEEPS_KEYS = 'input, textarea, select, [contenteditable], [role=menu]';
const IS_OPEN = '[role=dialog], [role=alertdialog], [role=menu]';

export function useSlashKey(box: RefObject<HTMLInputElement | null>): '/' | undefined {
  const isOn = useAreKeysOn();
  useEffect(() => {
    if (!isOn) return;
    function goToBox(event: KeyboardEvent) {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
      if (event.key !== '/' || hasModifier || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(KEEPS_KEYS)) return;
      if (document.fullscreenElement || document.querySelector(IS_OPEN)) return;
      event.preventDefault();
      box.current?.select();
      box.current?.focus();
    }
    window.addEventListener('keydown', goToBox);
    return () => window.removeEventListener('keydown', goToBox);
  }, [box, isOn]);
  return isOn ? '/' : undefined;
}
