import type { Owner, PlayerEvent } from '../../../machines/player.machine';

export type Send = (event: PlayerEvent) => void;

/** Sends an event to the player that owns the chart; a chart on its own has no owner. */
export function report({ context }: { context: { owner: Owner } }, event: PlayerEvent): void {
  context.owner?.send(event);
}
