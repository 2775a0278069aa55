import { isSavingData } from '../../lib/network';
import { setting } from './settings';

export function mayAutoplay(): boolean {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isStill && !setting('isSavingData') && !isSavingData();
}
