import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import { useFlow } from '../../../lib/flow';
import { frameOf, type MountedStage } from '../mounted-stage';
import { usePlayerContext, usePlayerVerbs } from '../use-player';
import { controlsLogic } from './controls.actors';
import { requestsTo } from './requests';

type Snapshot = SnapshotFrom<typeof controlsLogic>;
type ControlsActor = Actor<typeof controlsLogic>;

export const isHidden = (snapshot: Snapshot) => snapshot.matches({ visibility: 'hidden' });
export const isTheatre = (snapshot: Snapshot) => snapshot.matches({ theatre: 'on' });
export const isFullScreen = (snapshot: Snapshot) => snapshot.matches({ screen: 'full' });
export const pageOf = ({ context }: Snapshot) => context.page;
export const echoOf = ({ context }: Snapshot) => context.echo;

export type Controls = ReturnType<typeof controlsOf>;

export function useControls(): Controls {
  const { stage } = usePlayerContext();
  const verbs = usePlayerVerbs();
  const actor = useFlow(controlsLogic, 'Controls');
  useLayoutEffect(() => actor.send({ type: 'stage.mounted', stage }), [actor, stage]);
  const [controls] = useState(() => controlsOf(actor, stage, verbs));
  useFrameEvents(controls);
  return controls;
}

function useFrameEvents(controls: Controls) {
  useEffect(() => {
    const frame = frameOf(controls.requests.stage);
    const leaving = new AbortController();
    const { signal } = leaving;
    const move = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') controls.notice();
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') controls.dismiss();
    };
    const enter = ({ target }: FocusEvent) => {
      if ((target as Element).matches(':focus-visible')) controls.notice();
    };
    frame?.addEventListener('pointermove', move, { signal });
    frame?.addEventListener('pointerleave', leave, { signal });
    frame?.addEventListener('focusin', enter, { signal });
    return () => leaving.abort();
  }, [controls]);
}

export function useControlsState<Value>(
  { actor }: Pick<Controls, 'actor'>,
  select: (snapshot: Snapshot) => Value,
): Value {
  return useSelector(actor, select);
}

function controlsOf(
  actor: ControlsActor,
  stage: MountedStage,
  { play, pause }: Record<'play' | 'pause', () => void>,
) {
  const holds = new Set<'pointer' | 'focus'>();
  return {
    actor,
    requests: requestsTo(stage),
    togglePlaying: () => (stage.mediaState.read().isPaused ? play() : pause()),
    notice: () => actor.send({ type: 'viewer.moved' }),
    dismiss: () => actor.send({ type: 'viewer.left' }),
    hold(by: 'pointer' | 'focus') {
      holds.add(by);
      actor.send({ type: 'controls.used' });
    },
    release(by: 'pointer' | 'focus') {
      if (holds.delete(by) && holds.size === 0) actor.send({ type: 'controls.released' });
    },
    open: (page: string) => actor.send({ type: 'menu.opened', page }),
    close: () => actor.send({ type: 'menu.closed' }),
    announce: (sign: string, text: string) => actor.send({ type: 'command.echoed', sign, text }),
    toggleTheatre: () => actor.send({ type: 'theatre.toggled' }),
    toggleFullScreen: () => actor.send({ type: 'fullScreen.toggled' }),
  };
}
