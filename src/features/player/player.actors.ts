import type { Actor, AnyStateMachine, CallbackActorLogic, EventObject, InputFrom } from 'xstate';
import type { Card, VideoLink } from '../../../contract/entities';
import { playerMachine } from '../../../machines/player.machine';
import { provideActors } from '../../lib/provide-actors';
import { viewCountLogic } from './memory/view-count.actors';
import { watchingLogic } from './memory/watching.actors';
import type { MountedStage } from './mounted-stage';
import { playbackLogic } from './playback/playback.actors';
import { runMedia } from './playback/run-media';
import { connectionLogic } from './recovery/connection.actors';
import { patienceLogic } from './recovery/patience.actors';
import { recoveryLogic } from './recovery/recovery.actors';
import { upNextLogic } from './up-next/up-next.actors';

export const playerLogic = provideActors(playerMachine, {
  actors: {
    runMedia,
    Playback: chart(playbackLogic),
    Recovery: chart(recoveryLogic),
    Connection: chart(connectionLogic),
    Patience: chart(patienceLogic),
    Watching: chart(watchingLogic),
    'View count': chart(viewCountLogic),
    'Up next': chart(upNextLogic),
  },
});

/** Casts a chart to the actor type that its parent declares: charts must not import each other. */
function chart<Machine extends AnyStateMachine>(
  machine: Machine,
): CallbackActorLogic<EventObject, InputFrom<Machine>> {
  return machine as unknown as CallbackActorLogic<EventObject, InputFrom<Machine>>;
}

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
  sources: readonly VideoLink[];
  next: Card | null;
}

export function chartsOf(player: Player['player']): Charts {
  const { children } = player.getSnapshot();
  const charts = {
    playback: children.Playback,
    recovery: children.Recovery,
    connection: children.Connection,
    patience: children.Patience,
    upNext: children['Up next'],
  };
  return charts as unknown as Charts;
}
