import type { Actor } from 'xstate';
import type { Card } from '../../../contract/entities';
import type { MountedStage } from './mounted-stage';
import type { playbackLogic } from './playback/playback.actors';
import type { playerLogic } from './player.actors';
import type { connectionLogic } from './recovery/connection.actors';
import type { patienceLogic } from './recovery/patience.actors';
import type { recoveryLogic } from './recovery/recovery.actors';
import type { upNextLogic } from './up-next/up-next.actors';

/** The charts in a player that the page reads. */
export interface Charts {
  playback: Actor<typeof playbackLogic>;
  recovery: Actor<typeof recoveryLogic>;
  connection: Actor<typeof connectionLogic>;
  patience: Actor<typeof patienceLogic>;
  upNext: Actor<typeof upNextLogic>;
}

/** A title's player: its charts, and what its videos say of themselves several times a second. */
export interface Player extends Charts {
  player: Actor<typeof playerLogic>;
  stage: MountedStage;
  /** The element that its videos fill. */
  host: { readonly current: HTMLDivElement | null };
  /** Names of the film's sources. */
  sourceNames: readonly string[];
  /** What may be offered after the film. */
  next: Card | null;
}

/** The charts that a player has begun with, by the names that its own chart gives them. */
export function chartsOf(player: Player['player']): Charts {
  const { Playback, Recovery, Connection, Patience, ...others } = player.getSnapshot().children;
  const charts = {
    ...{ playback: Playback, recovery: Recovery, connection: Connection, patience: Patience },
    upNext: others['Up next'],
  };
  return charts as unknown as Charts;
}
