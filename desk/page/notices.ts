/**
 * Stores actions' success messages apart from the action buttons, since an action may remove its
 * button.
 */
import { createRef, useSyncExternalStore } from 'react';
import { createListeners } from '../../src/lib/listeners';

const listeners = createListeners();
let notice: string | null = null;

/** The message's element, which receives focus when a focused `ActButton` unmounts. */
export const noticeRef = createRef<HTMLParagraphElement>();

export function say(text: string | null): void {
  notice = text;
  listeners.notify();
}

export function useNotice(): string | null {
  return useSyncExternalStore(listeners.watch, () => notice);
}
