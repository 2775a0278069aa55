import { fromCallback } from 'xstate';
import { kidsModeMachine } from '../../../machines/kids-mode.machine';
import { provideActors } from '../../lib/provide-actors';
import { kidsMode, setKidsMode, watchKidsMode } from '../../state/kids-mode/kids-mode';
import { personHere } from '../../state/session.actors';
import { makeLock, secondsLeft, tryPin } from './lock';

const SECOND = 1000;

/** What was typed last, which no chart may hold, and what was made of it. */
let typed = { pin: '', limit: 0 };
let made: unknown = null;

export function noteTyped(pin: string, limit = 0): void {
  typed = { pin, limit };
}

export const modeNow = () => ({ isOn: kidsMode() !== null, secondsLeft: secondsLeft() });

export const kidsModeLogic = provideActors(kidsModeMachine, {
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
      made = await makeLock(typed.pin, personHere());
    },
    checkPin: () => tryPin(typed.pin),
    countDown: fromCallback(({ sendBack }) => {
      const look = () => {
        const left = secondsLeft();
        sendBack(left > 0 ? { type: 'second.passed', secondsLeft: left } : { type: 'wait.ended' });
      };
      const timer = setInterval(look, SECOND);
      return () => clearInterval(timer);
    }),
  },
  actions: {
    keepLock: () => setKidsMode({ limit: typed.limit, lock: made }),
    keepLimit(_, { limit }) {
      const mode = kidsMode();
      if (mode) setKidsMode({ ...mode, limit });
    },
    turnOff: () => setKidsMode(null),
  },
});
