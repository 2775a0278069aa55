/** A search box's effects: the provider's suggestions, and the address as the source of truth. */
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { searchMachine } from '../../../machines/search.machine';
import { callProvider } from '../../api/client';
import { logFailure } from '../../lib/log';
import { paths } from '../../lib/paths';
import { provideActors } from '../../lib/provide-actors';
import { useEmitted } from '../../lib/use-emitted';

type Suggestions = SnapshotFrom<typeof searchMachine>['context']['suggestions'];

const searching = provideActors(searchMachine, {
  actors: {
    fetchSuggestions: fromPromise<Suggestions, { query: string }>(({ input, signal }) =>
      callProvider('suggestions', { params: { query: input.query }, signal }),
    ),
  },
  actions: {
    logFailure: (_, { query, error }) => logFailure(`suggestions for ${query}`, error),
  },
});

type Snapshot = SnapshotFrom<typeof searchMachine>;
const selectContext = (snapshot: Snapshot) => snapshot.context;
const selectIsOpen = (snapshot: Snapshot) =>
  snapshot.hasTag('open') && snapshot.context.suggestions.length > 0;

interface SearchBoxOptions {
  /** What the address says; it stands in the box after every navigation. */
  query: string;
  /** Called after the box was emptied by its button. */
  onCleared?: () => void;
}

/** One search box: what stands in it, what it suggests, and the verbs of whoever uses it. */
export function useSearchBox({ query, onCleared }: SearchBoxOptions) {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const actor = useActorRef(searching, { input: { query } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => actor.send({ type: 'address.changed', query }), [actor, query, key]);
  useEmitted(actor, (event) => {
    if (event.type === 'search.requested') {
      const to = paths.searchFor(event.query);
      navigate(to, { replace: to === pathname + search });
    } else onCleared?.();
  });
  const { text, suggestions, highlighted } = useSelector(actor, selectContext);
  return {
    text,
    suggestions,
    highlighted,
    isOpen: useSelector(actor, selectIsOpen),
    onChange: (typed: string) => actor.send({ type: 'query.changed', text: typed }),
    onSubmit: () => actor.send({ type: 'query.submitted' }),
    onClear: () => actor.send({ type: 'query.cleared' }),
    onPick: (name: string) => actor.send({ type: 'suggestion.picked', name }),
    onMove: (move: 'next' | 'previous' | 'first' | 'none') =>
      actor.send({ type: 'suggestion.highlighted', move }),
    onFocus: () => actor.send({ type: 'box.focused' }),
    onBlur: () => actor.send({ type: 'box.left' }),
    onEscape: () => actor.send({ type: 'escape.pressed' }),
  };
}
