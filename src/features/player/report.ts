import type { Owner, PlayerEvent } from '../../../machines/player.machine';

export type Send = (event: PlayerEvent) => void;

export function report({ context }: { context: { owner: Owner } }, event: PlayerEvent): void {
  context.owner?.send(event);
}
