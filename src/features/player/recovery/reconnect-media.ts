import { stages } from '../stages';

/** Asks the video on the page for what it misses. */
export function reconnectMedia(_: unknown, { playerId }: { playerId: string }): void {
  stages.get(playerId)?.media?.reconnect();
}
