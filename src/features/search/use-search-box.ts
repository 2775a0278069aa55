import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../lib/flow';
import { paths } from '../../lib/paths';
import { useEmitted } from '../../lib/use-emitted';
import { useVisit } from '../../state/use-visit';
import { searchLogic } from './search.actors';

type Snapshot = SnapshotFrom<typeof searchLogic>;
const selectContext = (snapshot: Snapshot) => snapshot.context;
const selectIsOpen = (snapshot: Snapshot) =>
  snapshot.matches('suggesting') && snapshot.context.suggestions.length > 0;

export interface SearchBoxOptions {
  query: string;
  onCleared?: () => void;
}

export function useSearchBox({ query, onCleared }: SearchBoxOptions) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const visit = useVisit();
  const actor = useFlow(searchLogic, 'Search box', { query });
  const isFirst = useRef(true);
  const submittedQuery = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit may repeat the query
  useEffect(() => {
    // Skips the first run, which would discard text typed before hydration.
    if (isFirst.current) isFirst.current = false;
    else
      actor.send({
        type: submittedQuery.current === query ? 'search.opened' : 'address.changed',
        query,
      });
    submittedQuery.current = null;
  }, [actor, query, visit]);
  useEmitted(actor, {
    'search.requested'(event) {
      submittedQuery.current = event.query;
      const to = paths.searchFor(event.query);
      navigate(to, { replace: to === pathname + search });
    },
    'search.cleared': () => onCleared?.(),
  });
  const { text, suggestions, answered, highlighted } = useSelector(actor, selectContext);
  return {
    text,
    suggestions,
    answered,
    highlighted,
    isOpen: useSelector(actor, selectIsOpen),
    onChange: (typed: string) => actor.send({ type: 'query.changed', text: typed }),
    onSubmit: () => actor.send({ type: 'query.submitted' }),
    onClear: () => actor.send({ type: 'query.cleared' }),
    onPick: (name: string) => actor.send({ type: 'suggestion.picked', name }),
    onRemove: (recent: string) => actor.send({ type: 'recent.removed', query: recent }),
    onMove: (move: 'next' | 'previous' | 'first' | 'none') =>
      actor.send({ type: 'suggestion.highlighted', move }),
    onFocus: () => actor.send({ type: 'box.focused' }),
    onBlur: () => actor.send({ type: 'box.left' }),
    onEscape: () => actor.send({ type: 'escape.pressed' }),
  };
}
