import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Card } from '../../../contract/entities';
import { useVisit } from '../../state/use-visit';
import { arranged, filtersIn, type ListFilters, optionsOf } from './list-filters';

const NONE: readonly Card[] = [];

export function useListFilters(cards: readonly Card[] = NONE) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: object | null };
  const visit = useVisit();
  const options = useMemo(() => optionsOf(cards), [cards]);
  const filters = useMemo(() => filtersIn(query, options), [query, options]);
  const shown = useMemo(() => arranged(cards, filters), [cards, filters]);

  function replaceQuery(changes: Partial<Record<keyof ListFilters, string>>) {
    // Reads the URL from `window`, since an earlier choice may not have rendered yet.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const search = next.toString().replaceAll('+', '%20');
    navigate({ search }, { replace: true, state: { ...state, visit } });
  }

  return {
    options,
    filters,
    shown,
    choose: (name: keyof ListFilters, value: string) => replaceQuery({ [name]: value }),
    clear: () => replaceQuery({ language: '', rating: '' }),
  };
}
