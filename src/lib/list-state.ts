import type { ReactNode } from 'react';

/** `empty`: the response has no items. */
export type ListState = 'loading' | 'ready' | 'empty' | 'failed';

export interface ListItems<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
}
