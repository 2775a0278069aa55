/** Stores the message about the last action, so that it stays visible if the action removes its button. */
import { createRef, useSyncExternalStore } from 'react';
import { createListeners } from '../../src/lib/listeners';

const listeners = createListeners();
let notice: string | null = null;

/** Receives focus when a focused button is removed. */
export const noticeRef = createRef<HTMLParagraphElement>();

export function say(text: string | null): void {
  notice = text;
  listeners.notify();
}

export function useNotice(): string | null {
  return useSyncExternalStore(listeners.watch, () => notice);
}
