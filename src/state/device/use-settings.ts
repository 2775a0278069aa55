import { useEffect, useSyncExternalStore } from 'react';
import { chosenSettings, loadSettings, type Settings, watchSettings } from './settings';

const nothing: Partial<Settings> = {};

export function useChosenSettings(): Readonly<Partial<Settings>> {
  useEffect(() => void loadSettings(), []);
  return useSyncExternalStore(watchSettings, chosenSettings, () => nothing);
}

export function useAreKeysOn(): boolean {
  return useChosenSettings().areKeysOn ?? true;
}
