import type { ReactNode } from 'react';

/** `ready`: there is something to show; `empty`: the answer holds nothing. */
export type ListState = 'loading' | 'ready' | 'empty' | 'failed';

export interface ListItems<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
}
