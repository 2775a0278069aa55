import { useEffect, useSyncExternalStore } from 'react';
import { chosenSettings, loadSettings, type Settings, watchSettings } from './settings';

const nothing: Partial<Settings> = {};

/** What was chosen on this device, and stays when a member signs out. */
export function useChosenSettings(): Readonly<Partial<Settings>> {
  useEffect(() => void loadSettings(), []);
  return useSyncExternalStore(watchSettings, chosenSettings, () => nothing);
}

/** Whether letters, digits and signs do something on this device. */
export function useAreKeysOn(): boolean {
  return useChosenSettings().areKeysOn ?? true;
}
