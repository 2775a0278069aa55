import type { Owner, PlayerEvent } from '../../../machines/player.machine';

/** What the medium reports goes to the player. */
export type Send = (event: PlayerEvent) => void;

/** Reports to the player that owns a chart; a chart by itself reports to none. */
export function report({ context }: { context: { owner: Owner } }, event: PlayerEvent): void {
  context.owner?.send(event);
}
