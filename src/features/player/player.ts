import type { Actor } from 'xstate';
import type { Card } from '../../../contract/entities';
import type { MountedStage } from './mounted-stage';
import type { playbackLogic } from './playback/playback.actors';
import type { playerLogic } from './player.actors';
import type { connectionLogic } from './recovery/connection.actors';
import type { patienceLogic } from './recovery/patience.actors';
import type { recoveryLogic } from './recovery/recovery.actors';
import type { upNextLogic } from './up-next/up-next.actors';

export interface Charts {
  playback: Actor<typeof playbackLogic>;
  recovery: Actor<typeof recoveryLogic>;
  connection: Actor<typeof connectionLogic>;
  patience: Actor<typeof patienceLogic>;
  upNext: Actor<typeof upNextLogic>;
}

export interface Player extends Charts {
  player: Actor<typeof playerLogic>;
  stage: MountedStage;
  host: { readonly current: HTMLDivElement | null };
  sourceNames: readonly string[];
  next: Card | null;
}

export function chartsOf(player: Player['player']): Charts {
  const { Playback, Recovery, Connection, Patience, ...others } = player.getSnapshot().children;
  const charts = {
    ...{ playback: Playback, recovery: Recovery, connection: Connection, patience: Patience },
    upNext: others['Up next'],
  };
  return charts as unknown as Charts;
}
