import { type State, statesBelow, type Transition } from './chart';

/** Returns the chart with its top-level states only. */
export function folded(chart: State): State {
  const outer = (id: string) =>
    chart.states.find((it) => `${id}.`.startsWith(`${it.id}.`))?.id ?? id;
  const lifted = (it: Transition) => ({ ...it, targets: [...new Set(it.targets.map(outer))] });
  return {
    ...chart,
    transitions: chart.transitions.map(lifted),
    states: chart.states.map((state) =>
      state.states.length === 0
        ? { ...state, transitions: state.transitions.map(lifted) }
        : closed(state, lifted),
    ),
  };
}

/**
 * Removes the substates, and merges outgoing transitions with the same event and target.
 * Drops conditions and actions, since merged transitions may differ in them.
 */
function closed(state: State, lifted: (transition: Transition) => Transition): State {
  const inside = `${statesBelow(state).length - 1} states inside.`;
  const leaving = statesBelow(state)
    .flatMap(({ transitions }) => transitions.map(lifted))
    .filter(({ targets }) => targets.some((id) => id !== state.id))
    .map((it) => ({ ...it, source: state.id, condition: null, actions: [], parts: [] }));
  return {
    ...state,
    description: [state.description ?? [], inside].flat().join(' '),
    transitions: [...new Map(leaving.map((it) => [`${it.event} ${it.targets}`, it])).values()],
    states: [],
  };
}
