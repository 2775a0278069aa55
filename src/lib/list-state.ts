import type { ReactNode } from 'react';

export type ListState = 'loading' | 'ready' | 'empty' | 'failed';

export interface ListItems<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
}
