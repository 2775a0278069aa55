import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../../lib/flow';
import type { Player } from '../use-player';
import { controlsLogic } from './controls.actors';
import { requestsTo } from './requests';

type Snapshot = SnapshotFrom<typeof controlsLogic>;
const selectIsHidden = (snapshot: Snapshot) => snapshot.matches({ visibility: 'hidden' });
const selectIsTheatre = (snapshot: Snapshot) => snapshot.matches({ theatre: 'on' });
const selectIsFullScreen = (snapshot: Snapshot) => snapshot.matches({ screen: 'full' });
const selectPage = ({ context }: Snapshot) => context.page;
const selectEcho = ({ context }: Snapshot) => context.echo;

export type Controls = ReturnType<typeof useControls>;
export type Page = NonNullable<Snapshot['context']['page']>;

/** The controls of a player: what the medium says, what can be asked of it, and what is open. */
export function useControls(player: Player) {
  const { playerId, facts } = player;
  const actor = useFlow(controlsLogic, 'Controls', { playerId });
  const medium = useSyncExternalStore(facts.medium.watch, facts.medium.read);
  const [requests] = useState(() => requestsTo(player));
  const [holds] = useState(() => new Set<'pointer' | 'focus'>());
  return {
    ...requests,
    playerId,
    facts,
    medium,
    isHidden: useSelector(actor, selectIsHidden),
    isTheatre: useSelector(actor, selectIsTheatre),
    isFullScreen: useSelector(actor, selectIsFullScreen),
    /** The page of the menu that is open, if one is. */
    page: useSelector(actor, selectPage),
    /** What a key or a gesture has just done. */
    echo: useSelector(actor, selectEcho),
    togglePlaying: () => (facts.medium.read().isPaused ? player.play() : player.pause()),
    /** Somebody moves over the video. */
    notice: () => actor.send({ type: 'viewer.moved' }),
    /** The pointer has left the video, or a tap puts the controls away. */
    dismiss: () => actor.send({ type: 'viewer.left' }),
    hold(by: 'pointer' | 'focus') {
      holds.add(by);
      actor.send({ type: 'controls.used' });
    },
    release(by: 'pointer' | 'focus') {
      if (holds.delete(by) && holds.size === 0) actor.send({ type: 'controls.released' });
    },
    open: (page: Page) => actor.send({ type: 'menu.opened', page }),
    close: () => actor.send({ type: 'menu.closed' }),
    say: (sign: string, text: string) => actor.send({ type: 'command.echoed', sign, text }),
    toggleTheatre: () => actor.send({ type: 'theatre.toggled' }),
    toggleFullScreen: () => actor.send({ type: 'fullScreen.toggled' }),
  };
}
