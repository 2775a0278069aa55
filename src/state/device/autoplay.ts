import { isSavingData } from '../../lib/network';
import { setting } from './settings';

/** Whether videos may play by themselves: not where little is to move or to be loaded. */
export function mayAutoplay(): boolean {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isStill && !setting('isSavingData') && !isSavingData();
}
