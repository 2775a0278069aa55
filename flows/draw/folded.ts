import { type State, statesBelow, type Transition } from './chart';

/** Returns the chart with its top-level states only. */
export function folded(chart: State): State {
  const outer = (id: string) => chart.states.find((it) => isWithin(id, it))?.id ?? id;
  const lifted = (it: Transition) => ({ ...it, targets: it.targets.map(outer) });
  return {
    ...chart,
    transitions: chart.transitions.map(lifted),
    states: chart.states
      .map((state) => (state.states.length === 0 ? state : closed(state)))
      .map((state) => ({ ...state, transitions: state.transitions.map(lifted) })),
  };
}

function closed(state: State): State {
  const inside = `${statesBelow(state).length - 1} states inside.`;
  const description = [state.description ?? [], inside].flat().join(' ');
  return { ...state, description, transitions: leaving(state), states: [] };
}

/**
 * Returns the transitions that leave the state, merged by event and target.
 * Omits conditions and actions, since merged transitions may differ in them.
 */
function leaving(state: State): Transition[] {
  const found = statesBelow(state)
    .flatMap(({ transitions }) => transitions)
    .filter(({ targets }) => targets.some((id) => !isWithin(id, state)))
    .map((it) => ({ ...it, source: state.id, condition: null, actions: [], parts: [] }));
  return [...new Map(found.map((it) => [`${it.event} ${it.targets}`, it])).values()];
}

const isWithin = (id: string, state: State) => `${id}.`.startsWith(`${state.id}.`);
