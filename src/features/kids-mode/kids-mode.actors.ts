import { fromCallback } from 'xstate';
import { kidsModeMachine } from '../../../machines/kids-mode.machine';
import { provideActors } from '../../lib/provide-actors';
import { kidsMode, setKidsMode, watchKidsMode } from '../../state/kids-mode/kids-mode';
import { memberEmail } from '../../state/session.actors';
import { makeLock, secondsLeft, tryPin } from './lock';

const SECOND = 1000;

export interface Typed {
  pin: string;
  limit: number;
}

export const modeNow = () => ({ isOn: kidsMode() !== null, secondsLeft: secondsLeft() });

export function kidsModeLogic(typed: () => Typed) {
  let newLock: unknown = null;
  return provideActors(kidsModeMachine, {
    actors: {
      watchMode: fromCallback(({ sendBack }) => {
        let wasOn = modeNow().isOn;
        return watchKidsMode(() => {
          const { isOn } = modeNow();
          if (isOn !== wasOn) sendBack({ type: isOn ? 'mode.started' : 'mode.ended' });
          wasOn = isOn;
        });
      }),
      async makeLock() {
        newLock = await makeLock(typed().pin, memberEmail());
      },
      checkPin: () => tryPin(typed().pin),
      countDown: fromCallback(({ sendBack }) => {
        const tick = () => {
          const left = secondsLeft();
          sendBack(
            left > 0 ? { type: 'second.passed', secondsLeft: left } : { type: 'wait.ended' },
          );
        };
        const timer = setInterval(tick, SECOND);
        return () => clearInterval(timer);
      }),
    },
    actions: {
      keepLock: () => setKidsMode({ limit: typed().limit, lock: newLock }),
      keepLimit(_, { limit }) {
        const mode = kidsMode();
        if (mode) setKidsMode({ ...mode, limit });
      },
      turnOff: () => setKidsMode(null),
    },
  });
}
