/** Begins to watch the running charts; the site's start loads it in tabs that `?inspect` opened it in. */
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { observerOf } from './observe';
import { showPanel } from './panel';
import type { Kept } from './window';

/** @param session the only actor that was created before; everyone after it finds `startOptions` */
export async function watchFlows(session: AnyActorRef, kept: Kept): Promise<void> {
  const stately = await statelyIfAsked();
  const show = showPanel(kept, ...(stately ? [stately.open] : []));
  const observe = observerOf((step, machine) => {
    show(step, machine);
    stately?.tell(step, machine);
  });
  const before = globalThis.startOptions;
  const inspect = (inspected: InspectionEvent) => {
    before?.inspect?.(inspected);
    observe(inspected);
  };
  globalThis.startOptions = { ...before, inspect };
  session.system.inspect(observe);
}

/** Stately's inspector is a development dependency, and no build has it. */
async function statelyIfAsked() {
  if (process.env.NODE_ENV === 'production') return null;
  if (new URLSearchParams(location.search).get('inspect') !== 'stately') return null;
  const { startStately } = await import('./stately');
  return startStately();
}
