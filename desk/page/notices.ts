/** What was last done, in words: it stays while its button may go. */
import { createRef, useSyncExternalStore } from 'react';
import { createListeners } from '../../src/lib/listeners';

const listeners = createListeners();
let notice: string | null = null;

/** The element that shows it. It takes the focus of a button that is removed. */
export const noticeRef = createRef<HTMLParagraphElement>();

export function say(text: string | null): void {
  notice = text;
  listeners.tell();
}

export function useNotice(): string | null {
  return useSyncExternalStore(listeners.watch, () => notice);
}
