import { useEffect, useEffectEvent } from 'react';
import { frameOf } from '../controls.actors';
import type { Controls } from '../use-controls';
import { runCommand } from './commands';
import { commandIn } from './keys';

/** The player's keys, while it is on the page. */
export function useKeys(playerId: string, controls: Controls): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const stage = frameOf(playerId);
    const command = stage && commandIn(event, stage, stage.parentElement);
    if (!command) return;
    event.preventDefault();
    runCommand(command, controls);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
