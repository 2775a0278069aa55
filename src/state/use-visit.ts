import { useLocation } from 'react-router-dom';

/**
 * Identifies a visit of a page. Every navigation begins one, except those that only change how the page
 * shows what it has: they replace the entry and hand on its visit, as `state.visit`.
 */
export function useVisit(): string {
  const { key, state } = useLocation() as { key: string; state: { visit?: unknown } | null };
  return typeof state?.visit === 'string' ? state.visit : key;
}
