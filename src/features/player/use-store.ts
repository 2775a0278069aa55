import { useSyncExternalStore } from 'react';
import type { Store } from '../../media/store';

export function useStore<Value extends object>({ watch, read }: Store<Value>): Value {
  return useSyncExternalStore(watch, read);
}
