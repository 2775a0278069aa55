import { useEffect, useEffectEvent } from 'react';
import { setting } from '../../../state/device/settings';
import type { Controls } from '../controls/use-controls';
import { frameOf, type MountedStage } from '../mounted-stage';
import { runCommand } from './commands';
import { commandIn } from './keys';

/** The player's keys, while it is on the page; letters, digits and signs unless this device has turned them off. */
export function useKeys(stage: MountedStage, controls: Controls): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSign = event.key.length === 1 && event.key !== ' ';
    if (isSign && !setting('areKeysOn')) return;
    const frame = frameOf(stage);
    const command = frame && commandIn(event, frame, frame.parentElement);
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
