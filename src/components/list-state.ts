/** What every list of cards takes, in a row or in a grid. */
import type { ReactNode } from 'react';

/** How the reading of a list goes. */
export type ListState = 'loading' | 'showing' | 'empty' | 'failed';

export interface ListItems<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
}
