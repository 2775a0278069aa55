import type { AnyActorRef, InspectionEvent } from 'xstate';
import { observerOf } from './observe';
import { showPanel } from './panel';
import { joinSession } from './session';
import type { Kept } from './window';

/** @param session the only chart that already exists; `startOptions` observes later ones */
export async function watchFlows(session: AnyActorRef, kept: Kept): Promise<void> {
  const stately = await statelyIfAsked();
  const closing = new AbortController();
  const forget = () => {
    kept.forget();
    closing.abort();
  };
  const show = showPanel({ ...kept, forget }, ...(stately ? [stately.open] : []));
  const addStep = joinSession(kept, show, closing.signal);
  const [page = 0] = crypto.getRandomValues(new Uint32Array(1));
  const observe = observerOf((step, machine, changed) => {
    addStep(step, machine, changed);
    stately?.send(step, machine);
  }, page);
  const before = globalThis.startOptions;
  const inspect = (inspected: InspectionEvent) => {
    before?.inspect?.(inspected);
    observe(inspected);
  };
  globalThis.startOptions = { ...before, inspect };
  session.system.inspect(observe);
}

async function statelyIfAsked() {
  if (process.env.NODE_ENV === 'production') return null;
  if (new URLSearchParams(location.search).get('inspect') !== 'stately') return null;
  const { startStately } = await import('./stately');
  return startStately();
}
